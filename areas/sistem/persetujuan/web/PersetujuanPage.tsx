import { Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconMoodCheck } from "@tabler/icons-react";
import { useRef } from "react";
import { useCall } from "#web/api/hooks.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { PHONE } from "#web/ui/list/phone.ts";
import { LoadFailed } from "#web/ui/page/Answered.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { later } from "#web/ui/page/later.tsx";
import { usulan } from "../../usulan/contract.ts";
import { BatangPutusan } from "./BatangPutusan.tsx";
import { DaftarKotak } from "./DaftarKotak.tsx";
import { HasilPutusan } from "./HasilPutusan.tsx";
import classes from "./persetujuan.module.css";
import { kunciOf } from "./putusan.ts";
import { type Kotak, useKotak } from "./useKotak.ts";
import { useTombol } from "./useTombol.ts";

const PengajuanHangus = onOpening(() =>
  import("#web/documents/PengajuanHangus.tsx").then((file) => file.PengajuanHangus),
);
/** Most people have no program that drafts for them. */
const UsulanProgram = later(() => import("../../usulan/web/UsulanProgram.tsx").then((file) => file.UsulanProgram), 96);
const IsiKotak = later(() => import("./IsiKotak.tsx").then((file) => file.IsiKotak), 420);

/** Kotak Persetujuan: all that waits for this person's decision, decided by keys, by mouse or with the thumb. */
export function PersetujuanPage() {
  const kotak = useKotak();
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  useTombol(kotak);
  // Both are waited for: drafts that came later would push the list down under the pointer.
  const { data: usulanProgram, isPending } = useCall(usulan.getUsulan, {});
  const adaUsulan = useRef(false);
  adaUsulan.current ||= usulanProgram !== undefined && usulanProgram.total > 0;
  if (kotak.rows === undefined || isPending) {
    if (kotak.error) return <LoadFailed message={kotak.error.message} retry={kotak.retry} />;
    return <Skeleton height={420} aria-hidden />;
  }
  return (
    <div className={classes.page}>
      {adaUsulan.current && <UsulanProgram />}
      <HasilPutusan kotak={kotak} />
      {kotak.rows.length === 0 || kotak.current === null ? (
        <EmptyState
          icon={IconMoodCheck}
          title="Tidak ada yang menunggu putusan Anda"
          text="Yang baru diajukan muncul di sini dengan sendirinya."
        />
      ) : phone ? (
        <Telepon kotak={kotak} />
      ) : (
        <div className={classes.sides}>
          <DaftarKotak kotak={kotak} />
          <div className={classes.detail}>
            <IsiKotak key={kunciOf(kotak.current)} row={kotak.current} />
            <BatangPutusan kotak={kotak} />
          </div>
        </div>
      )}
      <PengajuanHangus dialog={kotak.hangus.dialog} done={kotak.hangus.done} />
    </div>
  );
}

/** One thing at a time: the cards, or the document that was touched. */
function Telepon({ kotak }: { kotak: Kotak }) {
  const { current, opened, marked } = kotak;
  if (!opened || current === null) {
    return (
      <>
        <DaftarKotak kotak={kotak} />
        {marked.size > 0 && <BatangPutusan kotak={kotak} />}
      </>
    );
  }
  return (
    <div className={classes.detail}>
      <IsiKotak key={kunciOf(current)} row={current} back={() => kotak.show(null, "replace")} />
      <BatangPutusan kotak={kotak} />
    </div>
  );
}
