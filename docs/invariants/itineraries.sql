-- Each statement returns nothing in a healthy database of itineraries.
-- A refund keeps all content, so the trial's limit applies only to projects that were never paid for.
SELECT 'trial with more than one event' AS broken, p.project_id FROM projects p
  JOIN events e ON e.project_id = p.id AND e.deleted_at IS NULL
  WHERE p.is_paid = 0 AND NOT EXISTS (SELECT 1 FROM payments WHERE project_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM free_upgrades WHERE project_id = p.id)
  GROUP BY p.id HAVING count(*) > 1;
-- The demo itinerary of the local server has Full Access without a payment.
SELECT 'is_paid does not match payments and coupons' AS broken, p.project_id FROM projects p
  WHERE p.project_id <> 'DEM0TR1P' AND p.is_paid <> (
    EXISTS (SELECT 1 FROM payments WHERE project_id = p.id AND status = 'succeeded')
    OR EXISTS (SELECT 1 FROM free_upgrades WHERE project_id = p.id));
SELECT 'two open checkouts' AS broken, project_id FROM checkouts WHERE status = 'open' GROUP BY project_id HAVING count(*) > 1;
SELECT 'too many title changes' AS broken, project_id FROM projects WHERE title_changes_used > 3;
SELECT 'too many events' AS broken, project_id FROM events WHERE deleted_at IS NULL GROUP BY project_id HAVING count(*) > 500;
SELECT 'too many FAQs' AS broken, project_id FROM faqs WHERE deleted_at IS NULL GROUP BY project_id HAVING count(*) > 100;
SELECT 'deleted event was not erased in time' AS broken, id FROM events
  WHERE deleted_at < (unixepoch() - 9 * 86400) * 1000 AND title <> '';
SELECT 'event without project' AS broken, e.id FROM events e LEFT JOIN projects p ON p.id = e.project_id WHERE p.id IS NULL;
SELECT 'FAQ without project' AS broken, f.id FROM faqs f LEFT JOIN projects p ON p.id = f.project_id WHERE p.id IS NULL;
SELECT 'answer of a person of another project' AS broken, r.person_id FROM rsvps r
  LEFT JOIN people p ON p.id = r.person_id WHERE p.project_id IS NOT r.project_id;
SELECT 'answer to an event of another project' AS broken, r.event_id FROM rsvps r
  LEFT JOIN events e ON e.id = r.event_id WHERE r.event_id <> 0 AND e.project_id IS NOT r.project_id;
SELECT 'answer for nobody or too many people' AS broken, person_id FROM rsvps WHERE party_size NOT BETWEEN 1 AND 50;
SELECT 'answer of a removed person was not erased in time' AS broken, r.person_id FROM rsvps r
  JOIN people p ON p.id = r.person_id WHERE p.deleted_at < (unixepoch() - 33 * 86400) * 1000;
SELECT 'answer to a deleted event was not erased in time' AS broken, r.event_id FROM rsvps r
  JOIN events e ON e.id = r.event_id WHERE e.deleted_at < (unixepoch() - 33 * 86400) * 1000;
SELECT 'pending email without a send time' AS broken, id FROM outbox WHERE status = 'pending' AND next_at IS NULL;
SELECT 'sent email without a time' AS broken, id FROM outbox WHERE status = 'sent' AND sent_at IS NULL;
SELECT 'header image without a row' AS broken, p.project_id, j.value FROM projects p, json_each(p.header_images) j
  WHERE NOT EXISTS (SELECT 1 FROM images i WHERE i.project_id = p.id AND i.status = 'used'
    AND j.value = '/media/p/' || p.project_id || '/' || i.id || '-' || i.width || 'x' || i.height || '.jpg');
SELECT 'used image that no project lists' AS broken, i.id FROM images i JOIN projects p ON p.id = i.project_id
  WHERE i.status = 'used' AND NOT EXISTS (SELECT 1 FROM json_each(p.header_images) j WHERE instr(j.value, i.id) > 0);
SELECT 'too many header images' AS broken, project_id FROM projects WHERE json_array_length(header_images) > 5;
SELECT 'image was not deleted in time' AS broken, id FROM images
  WHERE status = 'doomed' AND doomed_at < (unixepoch() - 3 * 86400) * 1000;
SELECT 'deleted project that still exists' AS broken, p.project_id FROM projects p
  JOIN deleted_projects d ON d.project_id = p.project_id;
SELECT 'image of a deleted project that is not marked for deletion' AS broken, d.project_id FROM deleted_projects d
  JOIN images i ON i.kind = 'header' AND i.owner = d.project_id AND i.status <> 'doomed';
SELECT 'deleted project was not purged in time' AS broken, project_id FROM deleted_projects
  WHERE purge_at IS NOT NULL AND deleted_at < (unixepoch() - 7 * 86400) * 1000;
SELECT 'open checkout of a deleted project' AS broken, id FROM checkouts
  WHERE project_id IS NULL AND status = 'open' AND next_look_at < (unixepoch() - 86400) * 1000;
SELECT 'pending content of a paid project' AS broken, w.project_id FROM waiting_contents w
  JOIN projects p ON p.id = w.project_id WHERE p.is_paid = 1 AND coalesce(w.paid_at, 0) < (unixepoch() - 3600) * 1000;
SELECT 'pending content in the database' AS broken, project_id FROM waiting_contents WHERE length(content) > 2;
SELECT 'expired handover was not deleted in time' AS broken, project_id FROM handovers
  WHERE expires_at < (unixepoch() - 3 * 86400) * 1000;
SELECT 'read email without an outcome' AS broken, id FROM mails WHERE status = 'done' AND outcome = 'waiting';
SELECT 'email was not read within a day' AS broken, id FROM mails
  WHERE status = 'waiting' AND received_at < (unixepoch() - 86400) * 1000 AND next_at < (unixepoch() - 3600) * 1000;
SELECT 'proposal and its email belong to different accounts' AS broken, p.id FROM proposals p
  JOIN mails m ON m.id = p.mail_id WHERE m.user_id IS NOT p.user_id OR m.project_id IS NOT p.project_id;
SELECT 'two current intake addresses' AS broken, coalesce(user_id, project_id) FROM intake_addresses
  WHERE expires_at IS NULL GROUP BY user_id, project_id HAVING count(*) > 1;
SELECT 'too many waiting proposals' AS broken, project_id FROM proposals WHERE status = 'waiting' AND project_id IS NOT NULL
  GROUP BY project_id HAVING count(*) > 300;
SELECT 'added proposal without its event' AS broken, p.id FROM proposals p
  WHERE p.status = 'added' AND p.project_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM events e
    WHERE e.id = p.event_id AND e.project_id = p.project_id);
SELECT 'added proposal without a date' AS broken, id FROM proposals
  WHERE status = 'added' AND kind = 'event' AND target_event_id IS NULL AND starts_at IS NULL;
SELECT 'waiting proposal that was added' AS broken, id FROM proposals
  WHERE status = 'waiting' AND (event_id IS NULL) <> (accepted_by IS NULL);
SELECT 'proposed change of an event of another itinerary' AS broken, p.id FROM proposals p
  JOIN events e ON e.id = p.target_event_id WHERE e.project_id <> p.project_id;
SELECT 'private event that a proposal made public' AS broken, e.id FROM proposals p JOIN events e ON e.id = p.event_id
  WHERE p.status = 'added' AND p.target_event_id IS NULL AND p.audience = 'attendees' AND e.sequence = 0
    AND (e.audience <> 'attendees' OR e.audience_keys IS NULL);
SELECT 'accepted proposal was not deleted in time' AS broken, id FROM proposals
  WHERE status = 'added' AND added_at < (unixepoch() - 3 * 86400) * 1000 AND booking_key IS NULL;
SELECT 'email of an account and of an itinerary' AS broken, id FROM mails WHERE user_id IS NOT NULL AND project_id IS NOT NULL;
SELECT 'too many assistant keys' AS broken, project_id FROM assistant_keys GROUP BY project_id HAVING count(*) > 10;
SELECT 'unmatched email was not deleted in time' AS broken, id FROM mails
  WHERE user_id IS NULL AND project_id IS NULL AND received_at < (unixepoch() - 3 * 86400) * 1000;
SELECT 'too many notification subscriptions' AS broken, project_id FROM notice_subscriptions GROUP BY project_id HAVING count(*) > 1000;
SELECT 'notification subscription without an address' AS broken, id FROM notice_subscriptions
  WHERE (kind = 'push') <> (endpoint IS NOT NULL AND p256dh IS NOT NULL AND auth IS NOT NULL) OR (kind = 'email') <> (email IS NOT NULL);
SELECT 'notification subscription without access' AS broken, id FROM notice_subscriptions
  WHERE (grant_version IS NULL) = (person_id IS NULL OR link_version IS NULL);
SELECT 'unconfirmed notification subscription was not deleted in time' AS broken, id FROM notice_subscriptions
  WHERE confirmed_at IS NULL AND created_at < (unixepoch() - 4 * 86400) * 1000;
SELECT 'guests were not told of changes in time' AS broken, project_id FROM pending_notices
  WHERE last_at < (unixepoch() - 86400) * 1000;
SELECT 'notification was not sent in time' AS broken, id FROM notice_subscriptions
  WHERE next_at < (unixepoch() - 86400) * 1000;
SELECT 'email to a guest was not deleted in time' AS broken, id FROM outbox
  WHERE kind IN ('notice', 'notice-confirmation') AND created_at < (unixepoch() - 9 * 86400) * 1000;
SELECT 'change log does not end with the event as it is' AS broken, e.id FROM events e
  JOIN (SELECT project_id, entity_id, max(seq), after FROM changes WHERE entity = 'event' GROUP BY project_id, entity_id) c
    ON c.project_id = e.project_id AND c.entity_id = e.id
  WHERE (c.after IS NULL) <> (e.deleted_at IS NOT NULL) OR (e.deleted_at IS NULL AND (
    c.after ->> 'title' IS NOT e.title OR c.after ->> 'description' IS NOT e.description OR c.after ->> 'location' IS NOT e.location
    OR c.after ->> 'attendees' IS NOT e.attendees OR c.after ->> 'audience' IS NOT e.audience OR c.after ->> 'timeZone' IS NOT e.time_zone
    OR c.after ->> 'datetime' IS NOT strftime('%Y-%m-%dT%H:%M:%fZ', e.starts_at / 1000.0, 'unixepoch')));
SELECT 'change log does not end with the FAQ as it is' AS broken, f.id FROM faqs f
  JOIN (SELECT project_id, entity_id, max(seq), after FROM changes WHERE entity = 'faq' GROUP BY project_id, entity_id) c
    ON c.project_id = f.project_id AND c.entity_id = f.id
  WHERE (c.after IS NULL) <> (f.deleted_at IS NOT NULL) OR (f.deleted_at IS NULL AND (c.after ->> 'question' IS NOT f.question
    OR c.after ->> 'answer' IS NOT f.answer OR c.after ->> 'order' IS NOT f.position));
SELECT 'change log does not end with the person as it is' AS broken, p.id FROM people p
  JOIN (SELECT project_id, entity_id, max(seq), after FROM changes WHERE entity = 'person' GROUP BY project_id, entity_id) c
    ON c.project_id = p.project_id AND c.entity_id = p.id
  WHERE (c.after IS NULL) <> (p.deleted_at IS NOT NULL)
    OR (p.deleted_at IS NULL AND (c.after ->> 'name' IS NOT p.name OR c.after ->> 'role' IS NOT p.role));
SELECT 'too many entries in a change log' AS broken, project_id FROM changes GROUP BY project_id HAVING count(*) > 1000;
SELECT 'too many answers in a change log' AS broken, project_id FROM changes WHERE entity = 'rsvp' GROUP BY project_id HAVING count(*) > 450;
SELECT 'entry of a change log was not deleted in time' AS broken, project_id FROM changes
  WHERE at < (unixepoch() - 33 * 86400) * 1000;
SELECT 'message to another database was not delivered in time' AS broken, id FROM database_messages
  WHERE created_at < (unixepoch() - 3600) * 1000;
SELECT 'proposal or email of an account in a database of itineraries' AS broken, id FROM proposals WHERE user_id IS NOT NULL
  UNION ALL SELECT '', id FROM mails WHERE user_id IS NOT NULL;
