/** The contact form, opened where it says that the project goes along. */
export const sendPath = '/contact#your-project';
