type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string } };

/** The address of a script as the security policy takes it: no plain text, but a trusted type of a policy that knows this address only. */
export function trustedScript(policy: string, url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL('') ?? url;
}
