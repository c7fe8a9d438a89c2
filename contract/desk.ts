/** The pages of the desk in its navigation, which the editor shows as well. */
export const deskPages = [
  { name: 'Enquiries', path: '/' },
  { name: 'Website', path: '/website/' },
  { name: 'Numbers', path: '/numbers' },
  { name: 'Access', path: '/access' },
];

/** What the desk tells the editor behind it: who is signed in, and where the saved pages are shown. */
export const personHeader = 'x-person';
export const previewOriginHeader = 'x-preview-origin';

/** The editor's addresses that change what is published: the desk notes who asked. */
export const publishPath = '/api/publish';
export const goBackPath = '/api/go-back';

/** The largest photograph that the editor takes, in bytes. */
export const maxPhotoBytes = 40 * 1024 * 1024;

/**
 * The headers of the studio's own pages, the desk and the editor: only their own files, no plugin, and no HTML from
 * strings. `frames` is the origin whose pages they may show, `forms` where forms may be sent, `referrer` the
 * Referrer-Policy.
 */
export function deskHeaders({ frames = "'none'", forms = "'none'", referrer = 'no-referrer' }): Record<string, string> {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${frames}`,
    `form-action ${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Security-Policy': directives.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': referrer,
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
