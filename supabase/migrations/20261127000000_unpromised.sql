-- Frees the places of a confirmation that is not promised after all.

-- Stores an enquiry, leased for 90 seconds. Returns "stored", "repeated", or "rateLimit" with seconds if only
-- this client must wait.
create or replace function public.enquiry_accept(
  p_id uuid, p_key text, p_repeat_seconds integer, p_content jsonb, p_caller text, p_limit integer, p_daily_limit integer, p_confirm text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known uuid;
  wait integer;
  confirmed boolean := false;
begin
  -- Serialised (about a millisecond): two posts with one key, or at a limit, must not both pass.
  perform pg_advisory_xact_lock(hashtextextended('enquiry', 0));

  select id into known from enquiry.mail
    where key = p_key and kind = 'venue' and received_at > now() - make_interval(secs => p_repeat_seconds) limit 1;
  if known is not null then
    -- Promised now: without its lease, the first caller cannot give it up any more.
    update enquiry.mail set lease = gen_random_uuid() where id = known and kind = 'confirmation' and lease = known;
    -- An abandoned confirmation has a fault and no content.
    return jsonb_build_object('outcome', 'repeated', 'confirmed', exists (
      select from enquiry.mail where id = known and kind = 'confirmation' and (content is not null or last_fault is null)));
  end if;

  wait := enquiry.take('post ' || p_caller, p_limit, 600);
  if wait > 0 then return jsonb_build_object('outcome', 'rateLimit', 'seconds', wait); end if;
  if enquiry.take('post', p_daily_limit, 86400) > 0 then return jsonb_build_object('outcome', 'rateLimit'); end if;

  if p_confirm is not null then
    confirmed := enquiry.take('confirm ' || p_confirm, 1, 3600) = 0;
    if confirmed and enquiry.take('confirm', 60, 3600) > 0 then
      confirmed := false;
      delete from enquiry.hit where what = 'confirm ' || p_confirm;
    end if;
  end if;

  insert into enquiry.mail (id, kind, key, content, lease, lease_until)
    select p_id, kind, p_key, p_content -> kind, p_id, now() + interval '90 seconds'
    from unnest(array['venue', 'confirmation']) as kind
    where kind = 'venue' or confirmed;
  return jsonb_build_object('outcome', 'stored', 'confirmed', confirmed, 'lease', p_id);
end $$;

-- Failure counts only from the lease holder: another caller may be sending. Success with a fault erases the
-- mail; "unpromised" also frees the places of a confirmation. Returns false if the enquiry is unknown.
create or replace function public.enquiry_done(p_id uuid, p_kind text, p_lease uuid, p_ok boolean, p_fault text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  taken timestamptz;
begin
  if p_fault = 'unpromised' then
    update enquiry.mail set content = null, delivered_at = now(), lease = null, lease_until = null, last_fault = p_fault
      where id = p_id and kind = p_kind and lease = p_lease and content is not null
      returning received_at into taken;
    -- Taken in the transaction of enquiry_accept, so at the same time.
    delete from enquiry.hit where at = taken and what like 'confirm%';
  elsif p_ok then
    update enquiry.mail set content = null, delivered_at = coalesce(delivered_at, now()), lease = null, lease_until = null, last_fault = p_fault
      where id = p_id and kind = p_kind;
  else
    -- Minutes: 2, 4, 8, 16, then 25. With a round every five, mail waits at most 30 after the server is back.
    update enquiry.mail
      set attempts = attempts + 1, next_at = now() + make_interval(mins => least(25, 2 ^ least(attempts + 1, 5))::integer),
          lease = null, lease_until = null, last_fault = p_fault
      where id = p_id and kind = p_kind and content is not null and lease = p_lease;
  end if;
  return exists (select from enquiry.mail where id = p_id);
end $$;
