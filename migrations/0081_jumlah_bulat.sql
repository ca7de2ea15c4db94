-- The sum of whole numbers as a whole number. sum(bigint) answers numeric, and for each group it keeps a state outside the
-- row: over millions of groups, as in the books check, that takes twice the memory and half as much time again. A sum
-- beyond bigint is an error here, never a wrong one.
create aggregate jumlah_bulat(bigint) (sfunc = int8pl, stype = bigint, combinefunc = int8pl, parallel = safe);
