/** Photographs kept for reading without a connection: the last that the visitor has seen, some 3 MB on a phone. */
export const keptPictures = 60;

/** Days for which an enquiry that is not sent yet stays on the visitor's device. */
export const keptEnquiryDays = 14;
