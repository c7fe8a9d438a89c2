/** What the contact form's toasts and the collector say about a message, in the specification's words. No content changes them. */
export const messages = {
  sent: 'Message sent successfully! We will get back to you within 24 hours.',
  failed: 'Failed to send message. Please try again or contact us directly.',
  tooMany: 'Too many attempts. Please wait a few minutes before trying again.',
} as const;
