const words = (text: string) => text.trim().split(/\s+/);

/** Elements whose content a parser reads in a way of its own. */
export const rawText = words(`
  style title textarea noscript xmp iframe plaintext noembed noframes template script listing select
  option svg math comment object desc mglyph annotation-xml`);

/** Tags that the sanitizer keeps. */
export const keptTags = [
  ...words('p br hr blockquote pre code strong em u s b i h1 h2 ul ol li'),
  'a href="https://a.ba/"',
];

/** What an `on…` attribute may listen for. */
export const events = words(`
  click dblclick mouseover mouseenter mousemove mousedown wheel contextmenu auxclick focus focusin
  blur keydown keyup input beforeinput change submit invalid reset load error abort scroll scrollend
  resize toggle beforetoggle select selectstart copy cut paste drag dragstart drop touchstart
  pointerdown pointerenter pointerover animationstart animationend transitionrun transitionend
  webkitanimationstart gotpointercapture beforematch contentvisibilityautostatechange command
  securitypolicyviolation fullscreenchange`);

/** Names that shadow properties of a document or an element if an element has them. */
export const clobbering = words(`
  attributes parentNode nodeName children childNodes firstChild innerHTML textContent removeChild
  setAttribute getElementById createElement querySelector body head cookie location document
  defaultView forms implementation currentScript hit __proto__ top`);
