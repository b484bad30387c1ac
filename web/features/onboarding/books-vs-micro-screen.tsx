import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { ComparisonDrawing } from './drawings/comparison.tsx';
import { OnboardingFrame } from './frame.tsx';
import { onboardingMessages } from './messages.ts';
import { introSteps } from './progress.tsx';

export default function BooksVsMicroScreen() {
  return (
    <OnboardingFrame
      progress={{ step: 1, of: introSteps }}
      surface="beige"
      picture={<ComparisonDrawing />}
      actions={<ButtonLink to={paths.onboarding.listenOrRead}>{onboardingMessages.continue}</ButtonLink>}
    >
      <p className="flex items-center gap-2 font-serif text-lg">
        <Mark className="size-6" />
        Pith
      </p>
      <h1 className="mt-4 text-2xl">{onboardingMessages.microlearning}</h1>
      <p className="mt-2 text-base text-ink-soft">{onboardingMessages.microlearningHint}</p>
    </OnboardingFrame>
  );
}
