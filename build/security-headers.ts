import type { Policy } from './prerender.ts';

/**
 * The headers of every answer, the server's and a static host's alike. `policy` holds the hashes of the inline texts, so
 * neither scripts nor styles need `unsafe-inline`. Sources: OWASP Secure Headers, Mozilla Observatory.
 */
export function securityHeaders(policy: Policy): Record<string, string> {
  const form = policy.formEndpoint ? ` ${new URL(policy.formEndpoint).origin}` : '';
  const directives = [
    "default-src 'none'",
    // The hashed loader may bring the application's modules, and nothing else may: not even a file of this host.
    `script-src 'strict-dynamic' ${policy.scripts.join(' ')}`,
    `style-src 'self' ${policy.styles.join(' ')}`,
    // The icon of the tab comes with the page.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${form}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${form}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The loader names the application by its own, DOMPurify has one, and app/service-worker/register.ts names the service worker.
    'trusted-types loader dompurify service-worker',
  ];
  return {
    'Content-Security-Policy': directives.join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
