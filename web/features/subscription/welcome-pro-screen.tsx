import { BookMarked, Headphones, Leaf, NotebookPen, Route } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { surfaceAt } from '../book/surface.ts';
import { QuestionFrame } from '../onboarding/question-frame.tsx';
import { subscriptionMessages } from './messages.ts';

const unlocked = [
  { title: 'Personalized Insights', detail: 'Smart recommendations from 50+ growth topics', Icon: Leaf },
  { title: 'Unlimited Learning Paths', Icon: Route },
  { title: 'Save Unlimited Notes', Icon: NotebookPen },
  { title: 'Read or Listen Later', Icon: Headphones },
  { title: 'Distraction-Free Mode', detail: 'No ads, no clutter', Icon: BookMarked },
];

export default function WelcomeProScreen() {
  return (
    <QuestionFrame
      title={subscriptionMessages.welcomePro}
      hint={subscriptionMessages.unlocked}
      actions={<ButtonLink to={paths.home}>{subscriptionMessages.continue}</ButtonLink>}
    >
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-6 lg:gap-4">
        {unlocked.map(({ title, detail, Icon }, position) => (
          <li
            key={title}
            data-surface={surfaceAt(position)}
            className={`flex min-h-20 items-center gap-[16px] rounded-card bg-surface p-[16px] lg:min-h-36 lg:flex-col lg:items-start lg:justify-between ${position < 2 ? 'lg:col-span-3' : 'lg:col-span-2'}`}
          >
            <span className="grid size-[44px] shrink-0 place-items-center rounded-full bg-paper text-button">
              <Icon className="size-5" strokeWidth={1.75} aria-hidden="true" />
            </span>
            <span className="min-w-0">
              <span className="block font-serif text-base leading-snug lg:text-lg">{title}</span>
              {detail && <span className="mt-0.5 block text-ink-soft text-sm">{detail}</span>}
            </span>
          </li>
        ))}
      </ul>
    </QuestionFrame>
  );
}
