import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { surfaceAt } from '../book/surface.ts';
import { AnswerDrawing, type AnswerId } from './drawings/answers.tsx';
import { PullDrawing } from './drawings/pull.tsx';
import { OnboardingFrame } from './frame.tsx';
import { onboardingMessages } from './messages.ts';
import { funnelSteps } from './progress.tsx';

/** Whatever the answer, it leads on; it is kept nowhere. */
const answers: readonly { id: AnswerId; emoji: string; label: string }[] = [
  { id: 'thumbs-down', emoji: '👎', label: 'No' },
  { id: 'shrug', emoji: '🤷', label: 'Not sure' },
  { id: 'thumbs-up', emoji: '👍', label: 'Yes' },
];

export default function SocialMediaScreen() {
  return (
    <OnboardingFrame
      progress={{ step: 3, of: funnelSteps }}
      back={paths.onboarding.mainFocus}
      surface="lavender"
      picture={<PullDrawing />}
      actions={
        <ul aria-labelledby="question" className="grid grid-cols-3 gap-3">
          {answers.map(({ id, emoji, label }, position) => (
            <li key={id} data-surface={surfaceAt(position)}>
              <Link
                to={paths.onboarding.alternative}
                className="flex h-29 flex-col items-center justify-center gap-2.5 rounded-card bg-surface font-semibold text-button transition-[scale] duration-200 active:scale-[0.98] md:h-36"
              >
                <AnswerDrawing id={id} />
                <span>
                  <span className="sr-only">{emoji} </span>
                  {label}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      }
    >
      <h1 id="question" className="text-2xl">
        {onboardingMessages.socialMedia}
      </h1>
    </OnboardingFrame>
  );
}
