import { ACCESS_CODE_LENGTH, ADMIN_CODE_LENGTH } from '../../../worker/contract/codes.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { generateAccessCode, generateAdminCode } from '../../../worker/domain/access/codes.ts';
import { CodeSection } from './code-section.tsx';
import { useChangeCode } from './queries.ts';

/** The Security tab: access code (view) and admin code (edit). */
export function SecurityTab({ project }: { project: Project }) {
  const { projectId, name, accessCode, adminCode, isPaid } = project;
  const change = useChangeCode(projectId);
  return (
    <div className="mx-auto grid max-w-150 gap-6">
      <CodeSection
        title="Share Access Code"
        noun="access code"
        code={accessCode}
        length={ACCESS_CODE_LENGTH}
        isPaid={isPaid}
        generate={() => generateAccessCode(name, projectId)}
        consequence="Old links and codes will stop working. Guests will need the new code."
        save={(code) => change.mutateAsync({ accessCode: code })}
      >
        <p>Guests use this code to view the itinerary. They can't edit it. To invite them:</p>
        <ol className="grid list-decimal gap-1 ps-5">
          <li>
            Send them to{' '}
            <span className="text-ink">
              {`${window.location.origin}/access/`}
              <wbr />
              {projectId}
            </span>
          </li>
          <li>Give them this code. Or use the link under Share, which includes it.</li>
        </ol>
      </CodeSection>
      {adminCode !== undefined && (
        <CodeSection
          title="Admin Code"
          noun="admin code"
          code={adminCode}
          length={ADMIN_CODE_LENGTH}
          isPaid={isPaid}
          generate={generateAdminCode}
          consequence="The old admin code will stop working. Other admins will need the new code to edit."
          save={(code) => change.mutateAsync({ adminCode: code })}
        >
          <p>
            Anyone who can view the itinerary can edit it with this code. Share it only with people who plan
            with you.
          </p>
        </CodeSection>
      )}
    </div>
  );
}
