import { Group, Stack, Text } from "@mantine/core";
import { jakartaToday } from "#contract/format.ts";
import { useSession } from "../../../api/session.ts";
import { useDialog } from "../../../ui/dialog/useDialog.ts";
import { DateRange } from "../../../ui/field/DateRange.tsx";
import { masalahRentang, readDay } from "../../../ui/field/readDay.ts";
import { useUrlState } from "../../../ui/list/urlState.ts";
import { later } from "../../../ui/page/later.tsx";
import { TanggalSalah } from "../../../ui/value/TanggalSalah.tsx";
import { type Daftar, DaftarDialog } from "./DaftarDialog.tsx";
import classes from "./dashboard.module.css";
import { Omzet, StatusOrder } from "./KartuAngka.tsx";
import { PesanLangsung, PurchaseOrder } from "./KartuTenggat.tsx";
import { Uang } from "./KartuUang.tsx";
import { TugasSaya } from "./TugasSaya.tsx";

// Loaded later: the chart library is large.
const Grafik = later(() => import("./Grafik.tsx").then((file) => file.Grafik), 320);

/** The tasks of the person, and figures of a range of days; each figure opens its list. */
export function DashboardPage() {
  const session = useSession();
  const dialog = useDialog<Daftar>();
  const [rentang, setRentang] = useRentang();
  const masalah = masalahRentang(rentang.tglAwal, rentang.tglAkhir);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end">
        <Text fz="h3" fw={650}>
          Selamat datang, {session.nama}
        </Text>
        <DateRange from={rentang.tglAwal} to={rentang.tglAkhir} onChange={setRentang} />
      </Group>
      <div className={classes.grid}>
        <TugasSaya dialog={dialog} />
        {masalah === null && (
          <>
            <StatusOrder rentang={rentang} dialog={dialog} />
            <Omzet rentang={rentang} dialog={dialog} />
          </>
        )}
        <div className={classes.sebaris}>
          <PesanLangsung dialog={dialog} />
          <PurchaseOrder dialog={dialog} />
          <Uang dialog={dialog} />
        </div>
      </div>
      {masalah === null ? <Grafik rentang={rentang} dialog={dialog} /> : <TanggalSalah masalah={masalah} />}
      <DaftarDialog dialog={dialog} />
    </Stack>
  );
}

/** The range from the address; by default from the first of this month to today. */
function useRentang() {
  const { values, change } = useUrlState();
  const today = jakartaToday(new Date());
  const { tglAwal = `${today.slice(0, 7)}-01`, tglAkhir = today } = values;
  const set = (from: string, to: string) => {
    if (from !== "" && to !== "") change({ tglAwal: from, tglAkhir: to }, "push");
  };
  return [{ tglAwal: readDay(tglAwal) ?? tglAwal, tglAkhir: readDay(tglAkhir) ?? tglAkhir }, set] as const;
}
