import { t } from '../../../worker/messages/t.ts';
import './feature-scenes.css';

/** Small pictures of what the product does, drawn with text, so that they are sharp and fit light and dark. */

/** A chat becomes events. */
export function PasteScene() {
  return (
    <div className="scene" aria-hidden="true">
      <p className="scene-bubble">{t('sceneChat')}</p>
      <p className="scene-bubble" data-mine="">
        {t('sceneChatReply')}
      </p>
      <span className="i-lucide-arrow-down scene-arrow" />
      <div className="scene-card">
        <Row time={t('sceneDinnerTime')} title={t('sceneDinner')} detail="Ramiro" />
        <Row time={t('sceneBrunchTime')} title={t('sceneBrunch')} detail="Heim" />
      </div>
    </div>
  );
}

/** Two guests, and a surprise for one of them. */
export function OwnScene() {
  return (
    <div className="scene scene-pair" aria-hidden="true">
      <div className="scene-card">
        <p className="scene-name">Ben</p>
        <Row time={t('sceneSurfTime')} title={t('sceneSurf')} />
        <Row time={t('sceneFadoTime')} title={t('sceneFado')} />
        <p className="scene-secret">
          <span className="i-lucide-lock" /> {t('sceneCake', { time: t('sceneCakeTime') })}
        </p>
      </div>
      <div className="scene-card">
        <p className="scene-name">Clara</p>
        <Row time={t('sceneSurfTime')} title={t('sceneSurf')} />
        <Row time={t('sceneFadoTime')} title={t('sceneFado')} />
      </div>
    </div>
  );
}

/** A guest answers. */
export function AnswerScene() {
  return (
    <div className="scene" aria-hidden="true">
      <div className="scene-card">
        <p className="scene-name">{t('areYouComing')}</p>
        <p className="scene-answers">
          <span data-chosen="">{t('yes')}</span>
          <span>{t('maybe')}</span>
          <span>{t('no')}</span>
        </p>
        <p className="scene-done">
          <span className="i-lucide-circle-check" /> {t('sceneComing')}
        </p>
      </div>
      <p className="scene-note">{t('sceneAnswers')}</p>
    </div>
  );
}

/** Dinner moves, and a phone without a connection still has the plan. */
export function ChangeScene() {
  return (
    <div className="scene" aria-hidden="true">
      <p className="scene-update">{t('sceneUpdated')}</p>
      <div className="scene-card">
        <p className="scene-row">
          <span>
            <s>{t('sceneOldTime')}</s> {t('sceneDinnerTime')}
          </span>
          <b>{t('sceneDinner')}</b>
        </p>
        <Row time={t('sceneDrinksTime')} title={t('sceneDrinks')} />
      </div>
      <p className="scene-note">
        <span className="i-lucide-wifi-off" /> {t('sceneOffline')}
      </p>
    </div>
  );
}

function Row({ time, title, detail }: { time: string; title: string; detail?: string }) {
  return (
    <p className="scene-row">
      <span>{time}</span>
      <b>{title}</b>
      {detail && <span className="text-muted">{detail}</span>}
    </p>
  );
}
