import './feature-scenes.css';

/** Small pictures of what the product does, drawn with text, so that they are sharp and fit light and dark. */

/** A chat becomes events. */
export function PasteScene() {
  return (
    <div className="scene" aria-hidden="true">
      <p className="scene-bubble">dinner 8:30 at Ramiro on friday</p>
      <p className="scene-bubble" data-mine="">
        brunch sat 11 at Heim?
      </p>
      <span className="i-lucide-arrow-down scene-arrow" />
      <div className="scene-card">
        <Row time="8:30 PM" title="Dinner" detail="Ramiro" />
        <Row time="11:00 AM" title="Brunch" detail="Heim" />
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
        <Row time="3 PM" title="Surf" />
        <Row time="9 PM" title="Fado" />
        <p className="scene-secret">
          <span className="i-lucide-lock" /> 11 PM Cake
        </p>
      </div>
      <div className="scene-card">
        <p className="scene-name">Clara</p>
        <Row time="3 PM" title="Surf" />
        <Row time="9 PM" title="Fado" />
      </div>
    </div>
  );
}

/** A guest answers. */
export function AnswerScene() {
  return (
    <div className="scene" aria-hidden="true">
      <div className="scene-card">
        <p className="scene-name">Are you coming?</p>
        <p className="scene-answers">
          <span data-chosen="">Yes</span>
          <span>Maybe</span>
          <span>No</span>
        </p>
        <p className="scene-done">
          <span className="i-lucide-circle-check" /> You’re coming
        </p>
      </div>
      <p className="scene-note">12 yes · 2 maybe · 1 no</p>
    </div>
  );
}

/** Dinner moves, and a phone without a connection still has the plan. */
export function ChangeScene() {
  return (
    <div className="scene" aria-hidden="true">
      <p className="scene-update">Updated just now</p>
      <div className="scene-card">
        <p className="scene-row">
          <span>
            <s>8:00</s> 8:30 PM
          </span>
          <b>Dinner</b>
        </p>
        <Row time="10:00 PM" title="Drinks" />
      </div>
      <p className="scene-note">
        <span className="i-lucide-wifi-off" /> Offline, and still there
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
