type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string } };

/**
 * The address of a script as the security policy takes it, which refuses plain text. The policy of this name, listed in
 * build/security-headers.ts, knows no other address.
 */
export function trustedUrl(policy: string, url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL('') ?? url;
}
