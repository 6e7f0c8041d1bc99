import type { ComponentProps } from 'react';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { ReviewConflict } from '../../ui/review/review-conflict.tsx';
import { ReviewFields } from '../../ui/review/review-fields.tsx';
import type { useReviewForm } from './use-review-form.ts';

type Props = Omit<ComponentProps<typeof ReviewFields>, 'form' | 'searchPlaces'> & {
  form: ReturnType<typeof useReviewForm>;
  /** Says that the event was changed meanwhile, and by what. */
  conflictText: string;
};

/** The fields of the form, below its error and the question about a newer version. */
export function ReviewFormFields({ form, conflictText, ...fields }: Props) {
  return (
    <>
      {form.notice.text && (
        <p role="alert" className="field-error">
          {form.notice.text}
        </p>
      )}
      {form.conflict && (
        <ReviewConflict text={conflictText} onKeep={form.keepMine} onDiscard={form.takeTheirs} />
      )}
      <ReviewFields form={form} searchPlaces={searchTimeZonePlaces} {...fields} />
    </>
  );
}
