-- The product's leads as one would model them first: homes in a table of their own, and the indexes of a careful owner.
create schema peer;
create table peer.homes (
  id int primary key, name text not null, address_line1 text, city text, postcode text
);
create table peer.leads (
  id int primary key, first_name text not null, last_name text not null, email text not null, phone text,
  status int not null, date_submitted bigint not null, viewing_date bigint, notes text,
  home_id int not null references peer.homes (id)
);
insert into peer.homes
select row_number() over (order by name, address_line1, city, postcode), name, address_line1, city, postcode
from (
  select distinct property_name as name, property_address_line1 as address_line1,
    property_city as city, property_postcode as postcode
  from lead where deleted_at is null
) as home;
insert into peer.leads
select lead.id, first_name, last_name, email, phone, status, extract(epoch from submitted_at)::bigint,
  extract(epoch from viewing_at)::bigint, notes, home.id
from lead
join peer.homes as home
  on (home.name, home.address_line1, home.city, home.postcode)
    is not distinct from (property_name, property_address_line1, property_city, property_postcode)
where deleted_at is null and status <= 2;
create index on peer.leads (home_id);
create index on peer.leads (date_submitted desc, id);
create index on peer.leads (last_name, id);
create index on peer.homes (name, id);
create index on peer.leads using gin (email gin_trgm_ops);
create index on peer.homes using gin (name gin_trgm_ops);
