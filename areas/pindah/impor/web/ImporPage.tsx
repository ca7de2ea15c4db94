import "@mantine/core/styles/SegmentedControl.css";
import { SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { mayCall } from "#kernel/permission.ts";
import { useSession } from "#web/api/session.ts";
import { later } from "#web/ui/page/later.tsx";
import { pembawaImpor } from "../contract.ts";
import { JENIS_IMPOR, type JenisImpor, namaJenisImpor } from "../isiImpor.ts";
import { BerkasImpor } from "./BerkasImpor.tsx";
import { HasilSimpan } from "./HasilSimpan.tsx";
import { RiwayatImpor } from "./RiwayatImpor.tsx";
import { useImpor } from "./useImpor.ts";

const HasilCoba = later(() => import("./HasilCoba.tsx").then((file) => file.HasilCoba), 240);

/** Files of other programs, tried out and read in. */
export function ImporPage() {
  const session = useSession();
  const own = JENIS_IMPOR.filter((jenis) => mayCall(pembawaImpor(jenis), session));
  const asked = new URLSearchParams(window.location.search).get("data");
  const [jenis, setJenis] = useState<JenisImpor | undefined>(own.find((one) => one === asked) ?? own[0]);
  return (
    <Stack gap="lg">
      {jenis && (
        <>
          <SegmentedControl
            aria-label="Data yang diimpor"
            value={jenis}
            onChange={(chosen) => setJenis(chosen as JenisImpor)}
            data={own.map((one) => ({ value: one, label: namaJenisImpor(one) }))}
          />
          <SatuImpor key={jenis} jenis={jenis} />
        </>
      )}
      <RiwayatImpor />
    </Stack>
  );
}

function SatuImpor({ jenis }: { jenis: JenisImpor }) {
  const impor = useImpor(jenis);
  const { jawaban } = impor;
  const saved = jawaban !== null && jawaban.hasil.idImpor !== null;
  return (
    <Stack gap="md">
      {!saved && <BerkasImpor impor={impor} jenis={jenis} />}
      {jawaban && !saved && <HasilCoba impor={impor} jawaban={jawaban} />}
      {saved && <HasilSimpan impor={impor} jawaban={jawaban} />}
    </Stack>
  );
}
