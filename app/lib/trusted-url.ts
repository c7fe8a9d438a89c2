type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string } };

/**
 * The address of a script as a trusted type, since the security policy refuses plain text. `policy` is one of the names
 * in build/security-headers.ts; it allows no other address.
 */
export function trustedUrl(policy: string, url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL('') ?? url;
}
