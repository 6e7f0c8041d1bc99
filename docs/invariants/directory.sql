-- Each statement returns nothing in a healthy directory.
SELECT 'coupon over its limit' AS broken, c.code FROM coupons c
  WHERE c.max_uses < (SELECT count(*) FROM coupon_uses WHERE code = c.code);
SELECT 'pending email without a send time' AS broken, id FROM outbox WHERE status = 'pending' AND next_at IS NULL;
SELECT 'sent email without a time' AS broken, id FROM outbox WHERE status = 'sent' AND sent_at IS NULL;
SELECT 'image was not deleted in time' AS broken, id FROM images
  WHERE status = 'doomed' AND doomed_at < (unixepoch() - 3 * 86400) * 1000;
SELECT 'account email that is not lowercase' AS broken, id FROM users WHERE email <> lower(email);
SELECT 'expired session was not deleted in time' AS broken, user_id FROM sessions
  WHERE expires_at < (unixepoch() - 3 * 86400) * 1000;
SELECT 'avatar without a row' AS broken, u.id FROM users u
  WHERE u.profile_image_url IS NOT NULL AND NOT EXISTS (SELECT 1 FROM images i WHERE i.kind = 'avatar'
    AND i.status = 'used' AND i.owner = CAST(u.id AS TEXT) AND instr(u.profile_image_url, i.id) > 0);
SELECT 'used avatar image that no account lists' AS broken, i.id FROM images i WHERE i.kind = 'avatar' AND i.status = 'used'
  AND NOT EXISTS (SELECT 1 FROM users u WHERE CAST(u.id AS TEXT) = i.owner AND instr(u.profile_image_url, i.id) > 0);
SELECT 'read email without an outcome' AS broken, id FROM mails WHERE status = 'done' AND outcome = 'waiting';
SELECT 'email was not read within a day' AS broken, id FROM mails
  WHERE status = 'waiting' AND received_at < (unixepoch() - 86400) * 1000 AND next_at < (unixepoch() - 3600) * 1000;
SELECT 'unreadable email without a proposal' AS broken, m.id FROM mails m
  WHERE m.outcome = 'unreadable' AND m.user_id IS NOT NULL AND m.done_at > (unixepoch() - 600) * 1000
    AND NOT EXISTS (SELECT 1 FROM proposals WHERE mail_id = m.id);
SELECT 'proposal and its email belong to different accounts' AS broken, p.id FROM proposals p
  JOIN mails m ON m.id = p.mail_id WHERE m.user_id IS NOT p.user_id OR m.project_id IS NOT p.project_id;
SELECT 'event linked by an unproven address only, but not flagged' AS broken, u.id FROM proposals u
  JOIN mails m ON m.id = u.mail_id
  WHERE m.tie IN ('typed', 'unverified') AND u.user_id IS NOT NULL AND u.status = 'waiting' AND u.sequence = 0 AND (u.needs_review = 0 OR u.confidence > 60);
SELECT 'too many emails linked by an unproven address in a day' AS broken, m.user_id FROM mails m
  WHERE m.tie IN ('typed', 'unverified') AND m.user_id IS NOT NULL
  GROUP BY m.user_id, m.received_at / 86400000 HAVING count(*) > 20;
SELECT 'two current intake addresses' AS broken, coalesce(user_id, project_id) FROM intake_addresses
  WHERE expires_at IS NULL GROUP BY user_id, project_id HAVING count(*) > 1;
SELECT 'added proposal without a date' AS broken, id FROM proposals
  WHERE status = 'added' AND kind = 'event' AND target_event_id IS NULL AND starts_at IS NULL;
SELECT 'email of an account and of an itinerary' AS broken, id FROM mails WHERE user_id IS NOT NULL AND project_id IS NOT NULL;
SELECT 'unmatched email was not deleted in time' AS broken, id FROM mails
  WHERE user_id IS NULL AND project_id IS NULL AND received_at < (unixepoch() - 3 * 86400) * 1000;
SELECT 'message to another database was not delivered in time' AS broken, id FROM database_messages
  WHERE created_at < (unixepoch() - 3600) * 1000;
SELECT 'accepted proposal without its event' AS broken, id FROM proposals
  WHERE status = 'added' AND event_id IS NULL AND added_at < (unixepoch() - 3600) * 1000;
SELECT 'itinerary in the directory with an owner and claimable' AS broken, project_number FROM itineraries
  WHERE owner_user_id IS NOT NULL AND claimable_by IS NOT NULL;
SELECT 'proposal, email or address of an itinerary in the directory' AS broken, id FROM proposals WHERE project_id IS NOT NULL
  UNION ALL SELECT '', id FROM mails WHERE project_id IS NOT NULL;
