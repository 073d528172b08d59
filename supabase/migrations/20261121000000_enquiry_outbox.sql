-- Enquiries, stored until delivered (docs/enquiries.md, "The outbox"). The API does not expose this schema.
-- Visitor text is only in `content`.

create schema enquiry;

create table enquiry.mail (
  -- Random; part of the Message-ID.
  id uuid not null,
  kind text not null check (kind in ('venue', 'confirmation')),
  -- Fingerprint; equal for repeats of an enquiry.
  key text not null,
  -- Null once delivered.
  content jsonb,
  received_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- Only the lease holder sends; an expired lease does not count.
  lease uuid,
  lease_until timestamptz,
  delivered_at timestamptz,
  -- SMTP reply or error code of the last attempt, never text.
  last_fault text,
  primary key (id, kind),
  check ((content is null) = (delivered_at is not null))
);

create index mail_key on enquiry.mail (key, received_at);
create index mail_waiting on enquiry.mail (next_at) where content is not null;

-- Events counted by the limits. Addresses are keyed hashes.
create table enquiry.hit (
  what text not null,
  at timestamptz not null default now()
);

create index hit_what on enquiry.hit (what, at);

alter table enquiry.mail enable row level security;
alter table enquiry.hit enable row level security;
revoke all on schema enquiry from public;
revoke all on all tables in schema enquiry from public;

-- Returns 0, or the seconds until a place is free. Limit 0 is unlimited.
create function enquiry.take(p_what text, p_limit integer, p_seconds integer) returns integer
language plpgsql set search_path = '' as $$
declare
  oldest timestamptz;
  taken integer;
begin
  if p_limit = 0 then return 0; end if;
  select count(*), min(at) into taken, oldest from enquiry.hit
    where what = p_what and at > now() - make_interval(secs => p_seconds);
  if taken >= p_limit then
    return greatest(1, ceil(extract(epoch from oldest + make_interval(secs => p_seconds) - now())))::integer;
  end if;
  insert into enquiry.hit (what) values (p_what);
  return 0;
end $$;

-- Stores an enquiry, leased for 90 seconds. Returns "stored", "repeated", or "rateLimit" with seconds if only
-- this client must wait.
create function public.enquiry_accept(
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
    return jsonb_build_object('outcome', 'repeated', 'confirmed', exists (
      select from enquiry.mail where id = known and kind = 'confirmation'));
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
  return jsonb_build_object('outcome', 'stored', 'confirmed', confirmed);
end $$;

-- Leases due mails, longest due first; never to two callers.
create function public.enquiry_claim(p_count integer, p_lease_seconds integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select id, kind from enquiry.mail
      where content is not null and next_at <= now() and (lease_until is null or lease_until <= now())
      order by next_at limit p_count for update skip locked
  ), leased as (
    update enquiry.mail as mail
      set lease = gen_random_uuid(), lease_until = now() + make_interval(secs => p_lease_seconds)
      from due where mail.id = due.id and mail.kind = due.kind
      returning mail.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'content', content, 'attempts', attempts, 'receivedAt', received_at, 'lease', lease
  ) order by next_at), '[]') from leased;
$$;

-- Failure counts only from the lease holder: another caller may be sending. Returns false if the enquiry is
-- unknown.
create function public.enquiry_done(p_id uuid, p_kind text, p_lease uuid, p_ok boolean, p_fault text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_ok then
    update enquiry.mail set content = null, delivered_at = coalesce(delivered_at, now()), lease = null, lease_until = null, last_fault = null
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

-- Deletes rows after p_days, counts after a day, and confirmations still refused a day after the venue's mail.
-- Null deletes nothing.
create function public.enquiry_sweep(p_days integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given_up integer := 0;
begin
  if p_days is not null then
    with removed as (
      delete from enquiry.mail
        where received_at < now() - make_interval(days => p_days)
           or (kind = 'confirmation' and content is not null and exists (
             select from enquiry.mail as venue where venue.id = mail.id and venue.kind = 'venue' and venue.delivered_at < now() - interval '1 day'))
        returning kind, content
    )
    select count(*) into given_up from removed where kind = 'venue' and content is not null;
    delete from enquiry.hit where at < now() - interval '1 day';
  end if;
  return (
    select jsonb_build_object(
      'waiting', count(*), 'oldestSeconds', coalesce(floor(extract(epoch from now() - min(received_at))), 0), 'givenUp', given_up
    ) from enquiry.mail where kind = 'venue' and content is not null
  );
end $$;

-- Postgres grants new functions to everyone, and Supabase to its own roles.
revoke all on function enquiry.take(text, integer, integer) from public;
revoke all on function public.enquiry_accept(uuid, text, integer, jsonb, text, integer, integer, text) from public, anon, authenticated;
revoke all on function public.enquiry_claim(integer, integer) from public, anon, authenticated;
revoke all on function public.enquiry_done(uuid, text, uuid, boolean, text) from public, anon, authenticated;
revoke all on function public.enquiry_sweep(integer) from public, anon, authenticated;
grant execute on function public.enquiry_accept(uuid, text, integer, jsonb, text, integer, integer, text) to service_role;
grant execute on function public.enquiry_claim(integer, integer) to service_role;
grant execute on function public.enquiry_done(uuid, text, uuid, boolean, text) to service_role;
grant execute on function public.enquiry_sweep(integer) to service_role;
