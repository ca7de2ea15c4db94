-- What a marketplace kept of an order that was cancelled; it gives it back with the customer's money. Orders that were cancelled
-- before have 0, as their journal says.
alter table so add column jasa_batal bigint not null default 0
  check (case when dibatalkan is null then jasa_batal = 0 else jasa_batal >= 0 end);
