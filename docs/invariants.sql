-- Each statement returns rows only where something is wrong.
-- A refund keeps all content, so only an itinerary that never was paid is held to one event.
SELECT 'trial with more than one event' AS broken, p.project_id FROM projects p
  JOIN events e ON e.project_id = p.id AND e.deleted_at IS NULL
  WHERE p.is_paid = 0 AND NOT EXISTS (SELECT 1 FROM payments WHERE project_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM redemptions WHERE project_id = p.id)
  GROUP BY p.id HAVING count(*) > 1;
-- The demo itinerary of a local start is paid by nobody.
SELECT 'paid without payment or coupon, or the other way round' AS broken, p.project_id FROM projects p
  WHERE p.project_id <> 'DEM0TR1P' AND p.is_paid <> (
    EXISTS (SELECT 1 FROM payments WHERE project_id = p.id AND status = 'succeeded')
    OR EXISTS (SELECT 1 FROM redemptions WHERE project_id = p.id AND is_free = 1));
SELECT 'coupon over its limit' AS broken, c.code FROM coupons c
  WHERE c.max_uses < (SELECT count(*) FROM redemptions WHERE code = c.code);
SELECT 'two open checkouts' AS broken, project_id FROM checkouts WHERE status = 'open' GROUP BY project_id HAVING count(*) > 1;
SELECT 'too many title changes' AS broken, project_id FROM projects WHERE title_changes_used > 3;
SELECT 'too many events' AS broken, project_id FROM events WHERE deleted_at IS NULL GROUP BY project_id HAVING count(*) > 500;
SELECT 'too many questions' AS broken, project_id FROM faqs WHERE deleted_at IS NULL GROUP BY project_id HAVING count(*) > 100;
SELECT 'event without project' AS broken, e.id FROM events e LEFT JOIN projects p ON p.id = e.project_id WHERE p.id IS NULL;
SELECT 'question without project' AS broken, f.id FROM faqs f LEFT JOIN projects p ON p.id = f.project_id WHERE p.id IS NULL;
SELECT 'mail neither sent, failed nor due' AS broken, id FROM outbox WHERE status = 'pending' AND next_at IS NULL;
SELECT 'sent mail without a time' AS broken, id FROM outbox WHERE status = 'sent' AND sent_at IS NULL;
SELECT 'listed picture without a row' AS broken, p.project_id, j.value FROM projects p, json_each(p.header_images) j
  WHERE NOT EXISTS (SELECT 1 FROM images i WHERE i.project_id = p.id AND i.status = 'used'
    AND j.value = '/media/p/' || p.project_id || '/' || i.id || '-' || i.width || 'x' || i.height || '.jpg');
SELECT 'used picture that no list has' AS broken, i.id FROM images i JOIN projects p ON p.id = i.project_id
  WHERE i.status = 'used' AND NOT EXISTS (SELECT 1 FROM json_each(p.header_images) j WHERE instr(j.value, i.id) > 0);
SELECT 'too many pictures' AS broken, project_id FROM projects WHERE json_array_length(header_images) > 5;
SELECT 'deletion of a picture that is overdue' AS broken, id FROM images
  WHERE status = 'doomed' AND doomed_at < (unixepoch() - 3 * 86400) * 1000;
