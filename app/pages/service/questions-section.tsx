import { Icon } from '#app/ui/icon.tsx';

/** What people ask before they call. Native details: they open without script and are found by the browser's search. */
export function QuestionsSection({ questions }: { questions: { question: string; answer: string }[] }) {
  return (
    <section aria-labelledby="questions-heading" className="bg-sunken">
      <div className="page grid gap-x-10 gap-y-8 py-(--section) lg:grid-cols-12">
        <h2 id="questions-heading" className="font-display text-heading lg:col-span-4">
          Before you call
        </h2>
        <div className="lg:col-span-8">
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="group border-t border-line last:border-b">
              <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 font-display text-subheading">
                {question}
                <Icon name="plus" size={22} className="text-accent transition-transform duration-150 group-open:rotate-45" />
              </summary>
              <p className="max-w-[68ch] pb-6 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
