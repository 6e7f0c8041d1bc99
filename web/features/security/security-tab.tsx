import { ACCESS_CODE_LENGTH, ADMIN_CODE_LENGTH } from '../../../worker/contract/codes.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { generateAccessCode, generateAdminCode } from '../../../worker/domain/access/codes.ts';
import { t } from '../../../worker/messages/t.ts';
import { tNodes } from '../../ui/t-nodes.ts';
import { CodeSection } from './code-section.tsx';
import { useChangeCode } from './queries.ts';

/** The Security tab: access code (view) and admin code (edit). */
export function SecurityTab({ project }: { project: Project }) {
  const { projectId, name, accessCode, adminCode, isPaid } = project;
  const change = useChangeCode(projectId);
  return (
    <div className="mx-auto grid max-w-150 gap-6">
      <CodeSection
        title={t('shareAccessCode')}
        noun={t('accessCodeNoun')}
        code={accessCode}
        length={ACCESS_CODE_LENGTH}
        isPaid={isPaid}
        generate={() => generateAccessCode(name, projectId)}
        consequence={t('accessCodeChanges')}
        save={(code) => change.mutateAsync({ accessCode: code })}
      >
        <p>{t('accessCodeText')}</p>
        <ol className="grid list-decimal gap-1 ps-5">
          <li>
            {tNodes('sendThemTo', {
              address: (
                <span className="text-ink">
                  {`${window.location.origin}/access/`}
                  <wbr />
                  {projectId}
                </span>
              ),
            })}
          </li>
          <li>{t('giveThemCode')}</li>
        </ol>
      </CodeSection>
      {adminCode !== undefined && (
        <CodeSection
          title={t('hostAdminCode')}
          noun={t('adminCodeNoun')}
          code={adminCode}
          length={ADMIN_CODE_LENGTH}
          isPaid={isPaid}
          generate={generateAdminCode}
          consequence={t('adminCodeChanges')}
          save={(code) => change.mutateAsync({ adminCode: code })}
        >
          <p>{t('adminCodeText')}</p>
        </CodeSection>
      )}
    </div>
  );
}
