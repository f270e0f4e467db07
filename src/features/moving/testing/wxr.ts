/** An export as WordPress writes it, of a site whose pictures are at an address. */
export function wxrOf(site: string): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Stari blog</title><link>${site}</link><language>bs-BA</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:category><wp:term_id>1</wp:term_id><wp:cat_name><![CDATA[Seminari]]></wp:cat_name></wp:category>
${posts.map(itemOf).join('\n')}
${attachment(90, 'Naslovna', `${site}/uploads/slika.jpg`, 'Zgrada')}
${attachment(91, 'Prva', `${site}/uploads/slika.jpg`, 'Publika')}
${attachment(92, 'Druga', `${site}/uploads/u-tekstu.png`)}
</channel>
</rss>
`.replaceAll('SITE', site);
}

type Post = {
  id: number;
  title: string;
  content: string;
  categories?: string[];
  status?: string;
  type?: string;
} & Partial<Record<'slug' | 'thumbnail' | 'lang' | 'excerpt', string>>;

const posts: Post[] = [
  {
    id: 11,
    title: 'Seminar o <enzimima> & drugom',
    excerpt: 'Sažetak',
    content:
      'Prvi red\ndrugi red\n\nDrugi <strong>pasus</strong> [kontakt-forma id="3"] <img src="SITE/uploads/u-tekstu.png" alt="Gel">',
    categories: ['Seminari'],
    thumbnail: '90',
  },
  {
    id: 12,
    title: 'Nacrt',
    content: '<!-- wp:paragraph --><p>Nije gotovo</p><!-- /wp:paragraph -->',
    status: 'draft',
    categories: ['Seminari'],
  },
  {
    id: 13,
    title: 'Galerija skupštine',
    content: 'Slike:\n\n[gallery ids="91,92,99" columns="2"]',
    categories: ['Ostalo'],
    lang: 'en',
  },
  { id: 14, title: 'Interno', content: 'x', categories: ['Interno'] },
  { id: 15, title: 'Obrisano', content: 'x', status: 'trash' },
  { id: 16, title: 'Statut', content: '<h2>Član 1</h2>', type: 'page', slug: 'nas-statut' },
  { id: 17, title: 'Izbornik', content: '', type: 'nav_menu_item' },
];

const cdata = (text: string) => `<![CDATA[${text}]]>`;

function itemOf({
  id,
  title,
  content,
  categories = [],
  status = 'publish',
  type = 'post',
  ...post
}: Post): string {
  return `<item><title>${cdata(title)}</title><link>https://blog.example/2019/03/Prilog-${id}/</link><dc:creator>${cdata('urednica')}</dc:creator>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(post.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata('2019-03-04 08:30:00')}</wp:post_date>
<wp:post_date_gmt>${cdata('2019-03-04 07:30:00')}</wp:post_date_gmt><wp:post_name>${cdata(post.slug ?? '')}</wp:post_name>
<wp:status>${cdata(status)}</wp:status><wp:post_type>${cdata(type)}</wp:post_type>
${categories.map(name => `<category domain="category" nicename="${name.toLowerCase()}">${cdata(name)}</category>`).join('')}
${post.lang ? `<category domain="language" nicename="${post.lang}">${cdata('English')}</category>` : ''}
${post.thumbnail ? `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${post.thumbnail}</wp:meta_value></wp:postmeta>` : ''}
</item>`;
}

function attachment(id: number, title: string, address: string, alt = ''): string {
  return `<item><title>${title}</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status>
<wp:attachment_url>${cdata(address)}</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>${cdata(alt)}</wp:meta_value></wp:postmeta></item>`;
}
