import { Button } from '../../ui/button.tsx';
import type { ImageUpload } from './use-image-uploads.ts';

type Props = {
  uploads: readonly ImageUpload[];
  onCancel: (upload: ImageUpload) => void;
  onRetry: (upload: ImageUpload) => void;
};

/** Images on their way: how far each is, and the way to give it up or try it again. */
export function UploadList({ uploads, onCancel, onRetry }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className="grid" aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id} className="image-row">
          <img className="image-thumbnail" src={upload.preview} alt="" />
          <div className="grid min-w-0 gap-1">
            <p className="truncate text-sm">{upload.name}</p>
            {upload.state === 'failed' ? (
              <p className="text-sm text-danger">Not uploaded</p>
            ) : (
              <>
                <progress
                  className="upload-progress"
                  aria-label={`Upload of ${upload.name}`}
                  max={1}
                  value={upload.share}
                />
                <p className="text-sm text-muted" aria-hidden="true">
                  {upload.state === 'saving' ? 'Saving…' : `${Math.round(upload.share * 100)}%`}
                </p>
              </>
            )}
          </div>
          <div className="flex">
            {upload.state === 'failed' && <Button onClick={() => onRetry(upload)}>Try again</Button>}
            {upload.state !== 'saving' && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={`${upload.state === 'failed' ? 'Discard' : 'Cancel'} ${upload.name}`}
                onClick={() => onCancel(upload)}
              >
                <span className="i-lucide-x" aria-hidden="true" />
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
