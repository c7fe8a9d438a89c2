/** The pages of the desk in its navigation, which the editor shows as well. */
export const deskPages = [
  { name: 'Enquiries', path: '/' },
  { name: 'Website', path: '/website/' },
  { name: 'Numbers', path: '/numbers' },
  { name: 'Access', path: '/access' },
];
