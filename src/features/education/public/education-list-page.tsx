import { ContentList } from '#features/content/public/content-list.tsx';
import { ContentRow, ContentRowSkeleton } from '#features/content/public/content-row.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { educationQueries } from '../client.ts';
import { educationPerPage } from '../paths.ts';
import { EducationYear } from './education-year.tsx';

export default function EducationListPage() {
  const { t } = useTranslation('education');
  return (
    <ContentList
      t={t}
      query={educationQueries.arranged}
      pageSize={educationPerPage}
      skeleton={<ContentRowSkeleton isLabelled />}
    >
      {(item, { level }) => (
        <ContentRow
          item={item}
          level={level}
          html={item.content}
          label={<EducationYear year={item.year} />}
        />
      )}
    </ContentList>
  );
}
