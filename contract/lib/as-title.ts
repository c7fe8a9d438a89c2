/** Returns the words of a name in code as a title: 'modular-kitchen' becomes 'Modular kitchen', and 'won' 'Won'. */
export function asTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
