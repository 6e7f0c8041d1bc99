import type { ReactNode } from 'react';
import type { Paper } from '../../../worker/contract/papers.ts';
import { t } from '../../../worker/messages/t.ts';
import { toPaperPath } from '../../lib/paper-paths.ts';

export const WALLET_PASS = 'application/vnd.apple.pkpass';
export const isImage = ({ type }: Paper) => type.startsWith('image/');

type Props = {
  projectId: string;
  paper: Paper;
  className: string;
  /** Shows an image on the whole screen. */
  onShow: (paper: Paper) => void;
  children: ReactNode;
};

/** Opens a ticket: an image here, a PDF in a tab of its own, a pass in the wallet. */
export function PaperLink({ projectId, paper, className, onShow, children }: Props) {
  if (isImage(paper)) {
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => onShow(paper)}>
        {children}
      </button>
    );
  }
  const isPass = paper.type === WALLET_PASS;
  return (
    <a
      className={className}
      href={toPaperPath(projectId, paper.id)}
      target={isPass ? undefined : '_blank'}
      rel="noopener"
    >
      {children}
      {!isPass && <span className="visually-hidden">{t('opensTab')}</span>}
    </a>
  );
}
