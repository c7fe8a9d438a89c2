import type { FormErrors } from '#app/lib/check-form.ts';
import { isIndianClock } from '#app/lib/indian-clock.ts';
import { Field } from '#app/ui/form/field.tsx';
import type { Enquiry } from '#contract/enquiry.ts';
import { honeypotField } from '#contract/form-fields.ts';
import { formatNumber } from '#contract/lib/format-number.ts';
import { limits } from '#contract/limits.ts';
import { formatPhone, normalisePhone } from '#contract/phone.ts';

type EnquiryFieldsProps = { errors: FormErrors<Enquiry>; phone: string | undefined; messageHint: string };

/** The four fields of the specification, and one for robots. `phone` is what is typed there. */
export function EnquiryFields({ errors, phone, messageHint }: EnquiryFieldsProps) {
  return (
    <>
      <Field id="contact-name" name="name" label="Name" error={errors.name}>
        {(field) => <input {...field} type="text" required autoComplete="name" />}
      </Field>
      <Field id="contact-email" name="email" label="Email" error={errors.email}>
        {(field) => <input {...field} type="email" required autoComplete="email" />}
      </Field>
      <Field
        id="contact-phone"
        name="phone"
        label="Phone"
        hint={(errors.phone && refusedHint(phone)) || <PhoneHint phone={phone} />}
        error={errors.phone}
      >
        {(field) => (
          <input {...field} type="tel" required pattern="[6-9][0-9]{9}" placeholder="Enter your 10-digit phone number" autoComplete="tel" />
        )}
      </Field>
      <Field
        id="contact-message"
        name="message"
        label="Message"
        optional
        hint={`${messageHint} Up to ${formatNumber(limits.message.max)} characters.`}
        error={errors.message}
      >
        {(field) => <textarea {...field} rows={6} />}
      </Field>
      {/* A field for robots: people neither see nor reach it. Not display: none, because many robots know that. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** What a refused text may be: more than a number, or one that has more digits than a local one and no country code. */
function refusedHint(phone = ''): string | undefined {
  const isLong = phone.replace(/\D/g, '').length > 8;
  if (isLong && /[a-z/,;]/i.test(phone)) return 'Write one number here, in digits only; a second one or an extension in the message.';
  if (isLong && !/^\s*(\+|00)/.test(phone))
    return 'Is this a number outside India? Write + and its country code before it, such as +1 408 555 1234.';
}

/**
 * Other numbers need script: without it the browser's pattern allows Indian mobile numbers only. Ten digits from a clock
 * elsewhere may be a number of that country: 972 begins mobile numbers here, and is an area code of Dallas.
 */
function PhoneHint({ phone = '' }: { phone: string | undefined }) {
  const number = phone.replace(/\D/g, '').length === 10 && normalisePhone(phone);
  const isReadAsIndian = number && number.length === 10 && !isIndianClock();
  return (
    <>
      <span role="status">
        {isReadAsIndian ? `Read as ${formatPhone(number)}. A number outside India? Write + and its country code first.` : ''}
      </span>
      {!isReadAsIndian && (
        // One element: React could not remove texts that a translation has replaced.
        <span>
          An Indian mobile number has 10 digits and begins with 6, 7, 8 or 9.
          <span className="needs-script">
            {' '}
            Landline: 0 and the area code first (040 2345 6789). From abroad: + and the country code first.
          </span>
        </span>
      )}
    </>
  );
}
