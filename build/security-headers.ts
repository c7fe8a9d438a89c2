import { policies } from '#app/lib/trusted-url.ts';

/**
 * The headers of every response, the server's and a static host's alike. `scripts` are the hashes of the inline scripts, so
 * that none needs `unsafe-inline`. Sources: OWASP Secure Headers, Mozilla Observatory.
 */
export function securityHeaders(scripts: string[], formEndpoint: string): Record<string, string> {
  const form = formEndpoint && ` ${new URL(formEndpoint).origin}`;
  const directives = [
    "default-src 'none'",
    // Only the hashed early script may insert modules; other files of this host are no scripts.
    `script-src 'strict-dynamic' ${scripts.join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${form}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${form}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types dompurify ${policies.join(' ')}`,
  ];
  return {
    'Content-Security-Policy': directives.join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    // Image search and other sites may show the photographs. No response differs by visitor, so nothing leaks.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
