import type { Acknowledgements } from '../../../worker/contract/acknowledgements.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

type Props = {
  known: Acknowledgements;
  /** To copy for those who have not tapped "Got it". */
  message: string;
  theme: DialogTheme;
  onClosed: () => void;
};

/** Who has tapped "Got it", and a message for the others. */
export default function AcknowledgementsDialog({ known, message, theme, onClosed }: Props) {
  const isMissing = ({ confirmedAt }: { confirmedAt: string | null }) => confirmedAt === null;
  const missing = known.names.filter(isMissing);
  return (
    <Dialog
      onClosed={onClosed}
      theme={theme}
      size="small"
      title={t('haveNewTime', { confirmed: known.confirmed, needed: known.needed })}
      description={t('haveNewTimeText')}
    >
      <ul className="known-list" dir="auto">
        {[...missing, ...known.names.filter((one) => !isMissing(one))].map(({ id, name, confirmedAt }) => (
          <li key={id}>
            <bdi className="font-600">{name}</bdi>
            <span className="known-mark">
              <span className={confirmedAt ? 'i-lucide-check' : 'i-lucide-clock'} aria-hidden="true" />
              {confirmedAt ? t('knowsIt') : t('hasNotAnswered')}
            </span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="mt-4 grid">
          <CopyButton variant="primary" text={message} label={t('copyForOthers')} />
        </div>
      )}
    </Dialog>
  );
}
