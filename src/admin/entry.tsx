import '#ui/styles/base.css';
import '#ui/styles/tokens.css';
import '#ui/fonts.css';
