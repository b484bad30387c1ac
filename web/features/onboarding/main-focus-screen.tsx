import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { surfaceAt } from '../book/surface.ts';
import { GoalDrawing } from './drawings/goals.tsx';
import { type GoalId, goals } from './goals.ts';
import { onboardingMessages } from './messages.ts';
import { funnelSteps } from './progress.tsx';
import { QuestionFrame } from './question-frame.tsx';

export default function MainFocusScreen() {
  const [chosen, setChosen] = useState<readonly GoalId[]>([]);
  const navigate = useNavigate();
  const toggle = (id: GoalId) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <QuestionFrame
      progress={{ step: 2, of: funnelSteps }}
      back={paths.onboarding.welcome}
      aside={
        <Link to={paths.onboarding.socialMedia} className="hit -mr-2 px-2 font-semibold text-ink-soft">
          {onboardingMessages.skip}
        </Link>
      }
      title={onboardingMessages.achieve}
      hint={onboardingMessages.achieveHint}
      actions={
        <Button disabled={chosen.length === 0} onClick={() => navigate(paths.onboarding.socialMedia)}>
          {onboardingMessages.continue}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: toggles that the title names, not the fields of a form */}
      <div role="group" aria-labelledby="question" className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4">
        {goals.map(({ id, label }, position) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            data-surface={surfaceAt(position)}
            onClick={() => toggle(id)}
            className="group relative flex min-h-24 items-center gap-[16px] rounded-card bg-surface py-3 pr-[52px] pl-[16px] text-left outline-button transition-[scale] duration-200 active:scale-[0.99] aria-pressed:outline-2 lg:min-h-36"
          >
            <GoalDrawing id={id} />
            <span className="min-w-0 font-serif text-lg">{label}</span>
            <span className="absolute right-[16px] grid size-[24px] place-items-center rounded-full border border-button group-aria-pressed:bg-button">
              <svg
                viewBox="0 0 16 16"
                className="size-[16px] scale-0 stroke-on-button transition-transform duration-200 ease-enter group-aria-pressed:scale-100"
                fill="none"
                strokeWidth="2.2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d="M3.5 8.5l3 3l6 -6.5" />
              </svg>
            </span>
          </button>
        ))}
      </div>
    </QuestionFrame>
  );
}
