import type { Project } from '../../../worker/contract/projects.ts';
import { generateAccessCode, generateAdminCode } from '../../../worker/domain/access/codes.ts';
import { CodeSection } from './code-section.tsx';
import { useChangeCode } from './queries.ts';

/** The two codes of an itinerary: one to look, one to edit. */
export function SecurityTab({ project }: { project: Project }) {
  const { projectId, name, accessCode, adminCode, isPaid } = project;
  const change = useChangeCode(projectId);
  return (
    <div className="mx-auto grid max-w-150 gap-6">
      <CodeSection
        title="Share Access Code"
        noun="access code"
        code={accessCode}
        isPaid={isPaid}
        propose={() => generateAccessCode(name, projectId)}
        consequence="Links and codes you have shared stop working. Everyone but you has to enter again with the new code."
        save={(code) => change.mutateAsync({ accessCode: code })}
      >
        <p>With this code guests can see the itinerary, but not change it. To let them in:</p>
        <ol className="grid list-decimal gap-1 pl-5">
          <li>
            Send them to{' '}
            <span className="text-ink">
              {`${window.location.origin}/access/`}
              <wbr />
              {projectId}
            </span>
          </li>
          <li>Tell them this code. The Share button of the itinerary has a link with the code in it.</li>
        </ol>
      </CodeSection>
      {adminCode && (
        <CodeSection
          title="Admin Code"
          noun="admin code"
          code={adminCode}
          isPaid={isPaid}
          propose={generateAdminCode}
          consequence="Everyone but you has to enter again: guests with the access code, those who edit with the new admin code too."
          save={(code) => change.mutateAsync({ adminCode: code })}
        >
          <p>
            With this code anyone who can see the itinerary can edit it. Share it only with those who plan
            with you.
          </p>
        </CodeSection>
      )}
    </div>
  );
}
