/** What the contact page and the form collector say about a message: the specification's words, its 24 hours too. No content changes them. */
export const messages = {
  sent: 'Message sent successfully! We will get back to you within 24 hours.',
  failed: 'Failed to send message. Please try again or contact us directly.',
  tooMany: 'Too many attempts. Please wait a few minutes before trying again.',
} as const;
