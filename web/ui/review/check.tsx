import { t } from '../../../worker/messages/t.ts';
import './check.css';

type Props = {
  /** Of the event. */
  name: string;
  selected: boolean;
  /** Cannot be selected. */
  disabled?: boolean;
  onSelect: (selected: boolean) => void;
};

/** The checkbox of an event that is reviewed. */
export function Check({ name, selected, disabled, onSelect }: Props) {
  return (
    <label className="review-check">
      <input
        type="checkbox"
        checked={selected}
        disabled={disabled}
        onChange={({ target }) => onSelect(target.checked)}
      />
      <span className="visually-hidden">{t('selectEvent', { title: name })}</span>
    </label>
  );
}
