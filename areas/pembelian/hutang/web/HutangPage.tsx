import { Group, Text } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import { DayFilter } from "#web/ui/field/DayFilter.tsx";
import { problemOfDay, readDay } from "#web/ui/field/readDay.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { UrlTabs } from "#web/ui/page/UrlTabs.tsx";
import { TanggalSalah } from "#web/ui/value/TanggalSalah.tsx";
import { ATURAN_TEMPO } from "../contract.ts";
import { HutangPerPemasok } from "./HutangPerPemasok.tsx";
import { HutangPerPo } from "./HutangPerPo.tsx";

/** What is owed to suppliers on a day, by supplier and by purchase order. */
export function HutangPage() {
  const { values, change } = useUrlState();
  const today = jakartaToday(new Date());
  const asked = values.tanggal ?? today;
  const tanggal = readDay(asked) ?? asked;
  const masalah = problemOfDay(tanggal, { max: today });
  return (
    <>
      <Group gap="sm" mb="md" align="center">
        <DayFilter
          aria-label="Hutang per tanggal"
          clearable={false}
          max={today}
          value={tanggal}
          onChange={(day) => day !== "" && change({ tanggal: day === today ? null : day }, "push")}
        />
        <Text size="xs" c="dimmed">
          {ATURAN_TEMPO}
        </Text>
      </Group>
      {masalah !== null ? (
        <TanggalSalah masalah={masalah} />
      ) : (
        <UrlTabs
          label="Hutang"
          tabs={[
            { value: "pemasok", label: "Per Pemasok", content: () => <HutangPerPemasok tanggal={tanggal} /> },
            { value: "po", label: "Per PO", content: () => <HutangPerPo tanggal={tanggal} /> },
          ]}
        />
      )}
    </>
  );
}
