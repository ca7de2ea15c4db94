-- How many per cent of a machine's price the people of a role may give up in a quotation: an order of one with more waits for
-- somebody's decision. Null: as much as they like.
alter table role add column batas_diskon smallint check (batas_diskon between 0 and 100);
