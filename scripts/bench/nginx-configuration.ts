import { type Answer, headerOf } from './request.ts';

/** The headers that nginx adds to a file itself. */
const ofFile = ['content-type', 'content-length', 'etag', 'last-modified'];

/**
 * A single process, whose processor time can be measured, that sends files with the responses' headers
 * without an access log.
 */
export function nginxConfiguration(answers: readonly Answer[], port: number): string {
  return `daemon off;
master_process off;
pid nginx.pid;
events {}
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path temporary;`).join(' ')}
  types {}
  server {
    listen 127.0.0.1:${port};
    root files;
${answers.map(locationOf).join('\n')}
  }
}
`;
}

function locationOf(answer: Answer, number: number): string {
  const { headers } = answer;
  const added = headers.flatMap((name, index) => {
    const value = headers[index + 1];
    if (index % 2 === 1 || value === undefined || ofFile.includes(name.toLowerCase())) return [];
    return [`add_header ${name} ${quoted(value)};`];
  });
  const type = quoted(headerOf(answer, 'content-type') ?? 'application/octet-stream');
  return `    location = /${number} { default_type ${type}; ${added.join(' ')} }`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
