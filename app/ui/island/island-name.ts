/** '/app/quote/quote-form.island.tsx' is 'quote-form'. */
export function islandName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, file.indexOf('.island'));
}
