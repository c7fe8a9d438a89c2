type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string } };

/** The names that the security policy allows. */
export const policies = ['loader', 'service-worker'] as const;

/** The address of a script as a trusted type, since the security policy refuses plain text. `policy` allows no other. */
export function trustedUrl(policy: (typeof policies)[number], url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL('') ?? url;
}
