import site from 'virtual:content/site';

/** The studio's name and contact, on paper only: the header is not printed. */
export function Letterhead() {
  const { fullName, city, phone, email } = site.studio;
  return (
    <p className="page hidden print:mb-8 print:block">
      <strong className="font-display text-subheading">{fullName}</strong>, {city}
      <br />
      {phone}, {email}
    </p>
  );
}
