import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { UrlTabs } from "#web/ui/page/UrlTabs.tsx";
import { pelanggan } from "../contract.ts";
import { PelangganList } from "./PelangganList.tsx";
import { RaguList } from "./RaguList.tsx";

/** The customers, and for those who keep them tidy what should be looked at. */
export function PelangganPage() {
  return useMay(pelanggan.getRagu) ? <Berdua /> : <PelangganList />;
}

function Berdua() {
  const { data } = useCall(pelanggan.getRagu, { page: 1, limit: 10 });
  return (
    <UrlTabs
      label="Pelanggan"
      tabs={[
        { value: "daftar", label: "Pelanggan", content: () => <PelangganList /> },
        {
          value: "periksa",
          label: "Perlu Diperiksa",
          badge: data?.totalDocs ?? 0,
          badgeTip: "pelanggan yang mungkin sama, atau mungkin beberapa",
          content: () => <RaguList />,
        },
      ]}
    />
  );
}
