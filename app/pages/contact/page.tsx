import site from 'virtual:content/site';
import type { ReactNode } from 'react';
import { PlannerLink } from '#app/blocks/links.tsx';
import { OpeningHours } from '#app/blocks/opening-hours.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { TickList } from '#app/blocks/tick-list.tsx';
import { offeredDayParts } from '#app/enquiry/consultation-times.ts';
import { ContactForm } from '#app/enquiry/contact-form.island.tsx';
import { attachedProjectId } from '#app/lib/element-ids.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { inNewTab } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { mailtoLink, phoneLink, whatsappLink } from '#contract/message-links.ts';

export function ContactPage({ hero, form: formText, subjects, process, whatYouGet, information, areas, picture }: View<'contact'>) {
  const { phone, email, whatsapp, form: target } = site.studio;
  return (
    <>
      <PageHeading heading={hero.heading} text={hero.text}>
        <span className="contents max-sm:[&>a]:flex-1">
          <ButtonLink variant="outline" href={phoneLink(phone)} className="lg:hidden">
            <Icon name="phone" />
            <span>
              Call<span className="max-sm:hidden">: {phone}</span>
            </span>
          </ButtonLink>
          <ButtonLink variant="outline" href={whatsappLink(whatsapp)} newTab>
            <Icon name="chat" /> WhatsApp <Icon name="arrow-up-right" size={14} className="max-[20rem]:hidden" />
          </ButtonLink>
          <span className="no-print basis-full text-small text-ink-soft lg:hidden">
            <OpeningHours /> Indian time (IST)
          </span>
        </span>
        <PlannerLink />
      </PageHeading>
      <div className="page grid gap-x-10 gap-y-16 pb-(--section) lg:grid-cols-12">
        <section aria-labelledby="form-heading" className="group/form lg:col-span-7">
          <h2 id="form-heading" className="no-print font-display text-subheading">
            {formText.heading}
          </h2>
          <p className="no-print mt-3 mb-8 max-w-[56ch] text-ink-soft">{formText.text}</p>
          {/* Invisible until the island has rendered the box that attaches the project. */}
          <p
            id={attachedProjectId}
            className="needs-script no-print invisible mb-6 hidden scroll-mt-40 border-l-4 border-choice bg-choice-ground px-4 py-3 group-has-[[name=project]]/form:visible target:block"
          >
            Your project <span data-saved-words /> is <span className="group-has-[[name=project]:checked]/form:hidden">not </span>attached
            to your message.
          </p>
          <Island
            of={ContactForm}
            props={{
              target,
              studio: { email, whatsapp },
              dayParts: offeredDayParts(site.studio.hours),
              subjects,
              messageHint: formText.messageHint,
              privacy: formText.privacy,
              process,
            }}
          />
          <div className="mt-14 border-t border-brass pt-8">
            <h2 className="mb-5 font-display text-subheading">{whatYouGet.heading}</h2>
            <TickList items={whatYouGet.items} className="sm:grid-cols-2 sm:gap-x-8" />
          </div>
        </section>
        <Information information={information} areas={areas} picture={picture} />
      </div>
    </>
  );
}

function Information({ information, areas, picture }: Pick<View<'contact'>, 'information' | 'areas' | 'picture'>) {
  const { phone, email, address, city, map } = site.studio;
  return (
    <section aria-labelledby="information-heading" className="gap-x-10 md:max-lg:grid md:max-lg:grid-cols-2 lg:col-span-5 print:block">
      <h2 id="information-heading" className="col-span-2 mb-6 font-display text-subheading">
        {information.heading}
      </h2>
      <ul className="grid gap-x-8 wrap-anywhere print:grid-cols-2">
        <Card icon="phone" title="Phone" text={information.phone} href={phoneLink(phone)}>
          {phone}
        </Card>
        <Card icon="mail" title="Email" text={information.email} href={mailtoLink({ to: email })}>
          {email}
        </Card>
        <Card icon="map" title="Location" text={`${information.location} ${areas}`.trimEnd()} href={map} external>
          {address.street}, {address.locality}, {city} {address.postalCode}
        </Card>
        <Card icon="clock" title="Working hours" text={`${information.hours} Indian Standard Time (IST).`}>
          <OpeningHours />
        </Card>
      </ul>
      <Photo
        picture={picture}
        fewSizes
        sizes="(min-width: 64rem) 69vw, (min-width: 48rem) 105vw, 88vw"
        shape="free"
        className="no-print mt-8 aspect-4/3 md:max-lg:mt-0 md:max-lg:aspect-auto lg:aspect-4/5"
      />
    </section>
  );
}

type CardProps = { icon: IconName; title: string; text: string; href?: string; external?: boolean; children: ReactNode };

function Card({ icon, title, text, href, external = false, children }: CardProps) {
  return (
    <li className="grid grid-cols-[2.75rem_1fr] border-t border-line py-6">
      <Icon name={icon} size={24} className="mt-0.5 text-accent" />
      <div>
        <h3 className="text-small text-ink-soft">{title}</h3>
        <p className="font-display text-entry">
          {href ? (
            <a
              href={href}
              className="inline-flex min-h-9 items-center text-link decoration-1 hover:text-accent print:block"
              {...(external ? inNewTab : { translate: 'no' })}
            >
              <span>
                {children}
                {external && <Icon name="arrow-up-right" size={16} className="ml-2 inline" />}
                {external && <span className="sr-only"> (opens a map in a new tab)</span>}
              </span>
            </a>
          ) : (
            children
          )}
        </p>
        <p className="mt-1 text-small text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
