import { ContentList } from '#features/content/public/content-list.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { educationQueries } from '../client.ts';
import { educationPerPage } from '../page-sizes.ts';
import { EducationRow, EducationRowSkeleton } from './education-row.tsx';

export default function EducationListPage() {
  const { t } = useTranslation('education');
  return (
    <ContentList
      query={educationQueries.page}
      pageSize={educationPerPage}
      texts={{
        title: t('title'),
        lead: t('lead'),
        loading: t('loading'),
        errorTitle: t('errorTitle'),
        error: t('listError'),
        empty: { title: t('empty.title'), text: t('empty.text') },
      }}
      range={values => t('range', values)}
      skeleton={<EducationRowSkeleton />}
    >
      {items => items.map(item => <EducationRow key={item.id} item={item} />)}
    </ContentList>
  );
}
