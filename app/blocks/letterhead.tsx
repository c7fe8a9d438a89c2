import site from 'virtual:content/site';

/** The studio's name, address, contact and hours, on paper only: the header is not printed. */
export function Letterhead() {
  const { fullName, address, city, phone, email } = site.studio;
  return (
    <p className="page hidden print:mb-8 print:block">
      <strong className="font-display text-subheading">{fullName}</strong>, {address.street}, {address.locality}, {city}{' '}
      {address.postalCode}
      <br />
      {phone}, {email}
      <br />
      {site.openingHours.join(', ')} (IST)
    </p>
  );
}
